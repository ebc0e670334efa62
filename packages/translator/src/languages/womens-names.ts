import type { NamePair } from './language-rules.ts'

/** Names of women that comics have often and whose ending does not tell. */
const women = new Set(
  [
    'Abby Abigail Agnes Ai Akane Akari Aki Alice Amy Anne Annie Ariel Ashley Aya Ayane Azusa Becky Betty Carol Caroline Catherine Charlotte Chiaki Chie Chika Chinatsu Chisato Chiyo Chizuru Chloe Christine Claire Colette Daisy Diana Donna Dorothy',
    'Edith Eleanor Elise Elizabeth Ellie Emily Emma Eri Eva Eve Freya Grace Hana Hanabi Haruhi Hatsune Hazel Helen Hikari Hina Hinata Hiyori Honoka Hotaru Ibuki Irene Iris Iroha Jane Jennifer Jenny Jessie Jill Josephine Josie Juliet Kaede Kagome Kaguya Kanade Kaori',
    'Karen Kasumi Kate Katherine Kaya Kelly Kelsey Kirari Kokoa Kokoro Kotone Kotori Koyuki Kurumi Lena Lilith Lily Lisa Lisette Luna Lucy Maggie Mai Mako Manatsu Mao Marie Marimo Margaret Mari Mary Mashiro Maya Mayu Mei Mia Michelle Michiru Midori Miki Miku Minori Mio Mirei Misaki Mitsuki Miu',
    'Miyabi Miyu Miyuki Mizuho Mizuki Moe Molly Momiji Momo Mona Nagisa Nami Nana Nanase Nancy Narumi Natalie Natsuki Natsume Nazuna Nicole Nina Nodoka Nonoka Nozomi Olivia Peggy Penny Rachel Ran Rei Rena Rin Rina Rio Risa Rosalie Rose Rosie Ruby Rumi Ruri Sachi Sae Saki',
    'Sally Sakura Sakuya Samantha Sarah Sana Sanae Saori Satsuki Saya Sayuri Selena Serena Setsuna Shiho Shino Shinobu Shion Shiori Shizuku Sophie Stella Stephanie Sumire Susan Suzie Suzu Suzune Tiffany Tilly Tomoe Tomoyo Tsubaki Tsubame Tsugumi Tsukasa Tsumugi Urara Usagi Violet Wakaba Wendy',
    'Willow Winnie Yayoi Yoshie Yui Yukari Yukie Yukiho Yukino Yume Yuri Yurie Yuzu Yuzuha Yuzuki Zoe',
  ].flatMap((names) => names.split(' ')),
)
const japaneseEnding = /(?<!hi)ko$|(?<!taku|katsu)mi$|(?<!yu?ta)ka$|na$|(?:[kmn]a|shi|mi)ho$/iu
const westernEnding = /(?:[lnr]i|ll|nn|[aeiou]n|ss|rm|nd|el|ar)a$|ette$/u

/** Whether a given name of a Japanese is mostly a woman's. */
export function isJapaneseWomansName(name: string): boolean {
  return women.has(name) || japaneseEnding.test(name)
}

/** Whether a Western name is mostly a woman's. */
export function isWesternWomansName(name: string): boolean {
  return name.split(' ').some((word) => women.has(word) || westernEnding.test(word))
}

/** A name marked as a woman's, or as it is. */
export function markedAsWomans(name: NamePair, isWomans: boolean): NamePair {
  return isWomans ? { ...name, isWomans } : name
}
