/** Names of women that comics have often and whose ending does not tell. */
const women = new Set(
  [
    'Abby Abigail Agnes Aki Alice Alison Amy Angel Anne Annie Ariel Ashley Aya Becky Betty Bridget Bonnie Carmen Carol Caroline Catherine Charlotte Chloe Christine Claire Colette Connie Daisy Daphne Diane Dolores Doris Dorothy',
    'Edith Eleanor Elise Elizabeth Ellen Ellie Emi Emily Eri Esther Eve Faye Freya Gail Gertrude Ginger Gladys Grace Greta Gwen Gwendolyn Hazel Heather Heidi Helen Hikari Hinata Hitomi Holly Ingrid Irene Iris Isabel Isabelle Jane Jasmine Jean',
    'Jennifer Jenny Jessie Jill Joan Josephine Josie Joy Joyce Judith Judy Julie Juliet June Kaede Kaguya Kanade Kaori Karen Kate Katherine Kathy Katie Kimberly Kotori Lilith Lily Lisette Lois Lucy Lulu Mabel Maggie Mai Mao Margaret Margot Mari Marie Marilyn Marion Marjorie Mary',
    'Maya Megan Mei Mercedes Michelle Midori Miki Minori Mio Miyu Miyuki Molly Momo Morgan Moe Nami Nancy Nao Natalie Nicole Nozomi Nell Olive Ophelie Pearl Peggy Penelope Penny Phoebe Phyllis Polly Rachel Ran Rei Rin Rio Robin Rosalie Rose Rosemary Rosie Ruby Rui Ruth',
    'Sally Sarah Sakura Saki Sayuri Shannon Sharon Shirley Shiori Sophie Stephanie Sue Susan Suzie Suzu Sylvie Tess Tiffany Tilly Tomoe Tsubasa Tsukasa Tsumugi Ursula Vera Violet Vivian Wendy Willow Winnie Yui Yukari Yuki Yume Yuri Zoe',
  ].flatMap((names) => names.split(' ')),
)
// Western names in -a, Japanese ones in -ko and the like; those of men that end alike.
const endings = /(?:[^e]a|ko|mi|ne|ho|yo|gi?sa|re[in])$/u
const men = new Set(
  'Akira Andrea Attila Barnaba Buddha Caleb Dracula Elisha Ezra Goliatha Haruka Hajime Isaiah Jeremiah Joshua Judas Kira Kota Joshua Luca Luka Lucca Mustafa Nikita Noah Ota Sasha Sota Takuma Taiga Yuya Yuta Yutaka Yuma Kazuma Souma Soma Tsukasa Takumi Masami Katsumi Fumihiro Tomo Hikoichi Zeke Gene Rene Shane Wayne Antoine Eugene Jerome Homi Toyo Sho Riko Ryo Bruno Marko Marco Franco Zelko Draco Nico Niko Rico Chico Taro Jiro Dracko Echo Pancho Sancho Macho Poncho Kenya Seiya Tatsuya Takuya Tetsuya Tomoya Masaya Naoya Kazuya Katsuya Yuya Shinya Ryota Kenta Keita Shota Yota Daichi Toma Toya Ryoma Genma Kenma'.split(
    ' ',
  ),
)

/** Whether a name in Latin letters is mostly a woman's, by its given name; names that do not tell are taken for no woman's. */
export function isWomansName(name: string): boolean {
  const words = name.replace(/-\p{Ll}+$/u, '').split(' ')
  return [words[0]!, words.at(-1)!].some(
    (word) =>
      women.has(word) || (endings.test(word) && !men.has(word) && !/(?:hiko|ta|ma|ya)$/u.test(word) && word.length > 2),
  )
}
