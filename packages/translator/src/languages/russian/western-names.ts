import { readWordPairs } from '../word-pairs.ts'

/** Western names that comics often have, as Russian mostly writes them: their sound does not follow from their letters. */
export const westernNames: ReadonlyMap<string, string> = new Map(
  readWordPairs(
    [
      'Aaron Аарон Abigail Эбигейл Adam Адам Albert Альберт Alex Алекс Alexander Александр Alfred Альфред Alice Алиса Amanda Аманда',
      'Amy Эми Anderson Андерсон Andrew Эндрю Angela Анджела Anna Анна Anne Энн Annie Энни Anthony Энтони Archie Арчи Arthur Артур',
      'Ashley Эшли Austin Остин Baker Бейкер Barbara Барбара Ben Бен Benjamin Бенджамин Betty Бетти Blake Блейк Bob Боб Brandon Брэндон',
      'Brian Брайан Brown Браун Bruce Брюс Carol Кэрол Caroline Кэролайн Catherine Кэтрин Charles Чарльз Charlie Чарли Charlotte Шарлотта',
      'Chloe Хлоя Chris Крис Christine Кристин Christopher Кристофер Claire Клэр Clark Кларк Dan Дэн Daniel Дэниел David Дэвид Davis Дэвис',
      'Dennis Деннис Diana Диана Donna Донна Dorothy Дороти Doug Даг Dylan Дилан Edward Эдвард Eleanor Элеонора Elizabeth Элизабет',
      'Ella Элла Ellie Элли Emily Эмили Emma Эмма Eric Эрик Ethan Итан Eva Ева Evan Эван Felix Феликс Finn Финн Frank Фрэнк George Джордж',
      'Gordon Гордон Grace Грейс Gregory Грегори Hannah Ханна Harris Харрис Harry Гарри Hazel Хейзел Helen Хелен Henry Генри Holmes Холмс',
      'Ian Иэн Iris Айрис Isabella Изабелла Jack Джек Jackson Джексон Jacob Джейкоб Jake Джейк James Джеймс Jane Джейн Jason Джейсон',
      'Jeff Джефф Jeffrey Джеффри Jennifer Дженнифер Jeremy Джереми Jessica Джессика Jim Джим Joe Джо John Джон Johnson Джонсон',
      'Jonathan Джонатан Joseph Джозеф Joshua Джошуа Julia Джулия Justin Джастин Karen Карен Kate Кейт Katherine Кэтрин Kelly Келли',
      'Kevin Кевин Kyle Кайл Larry Ларри Laura Лаура Leo Лео Lewis Льюис Lily Лили Linda Линда Lisa Лиза Logan Логан Louis Луи Lucas Лукас',
      'Lucy Люси Luke Люк Maggie Мэгги Margaret Маргарет Maria Мария Mark Марк Martin Мартин Mary Мэри Matthew Мэтью Max Макс',
      'Melissa Мелисса Mia Мия Michael Майкл Michelle Мишель Mike Майк Miller Миллер Nancy Нэнси Nathan Нейтан Nelson Нельсон',
      'Nicholas Николас Nick Ник Nicole Николь Noah Ноа Oliver Оливер Olivia Оливия Oscar Оскар Parker Паркер Patrick Патрик Paul Пол',
      'Peggy Пегги Peter Питер Rachel Рейчел Rebecca Ребекка Richard Ричард Robert Роберт Rose Роуз Ruby Руби Ryan Райан Sally Салли',
      'Sam Сэм Samantha Саманта Samuel Сэмюэл Sarah Сара Scott Скотт Sean Шон Sebastian Себастьян Sherlock Шерлок Simon Саймон Smith Смит',
      'Sophia София Sophie Софи Stanley Стэнли Stephanie Стефани Stephen Стивен Steve Стив Steven Стивен Susan Сьюзен Taylor Тейлор',
      'Theodore Теодор Thomas Томас Thompson Томпсон Timothy Тимоти Tyler Тайлер Victor Виктор Victoria Виктория Violet Вайолет',
      'Walker Уокер Walter Уолтер Watson Ватсон White Уайт Will Уилл William Уильям Willow Уиллоу Wilson Уилсон Wright Райт Zachary Закари',
      'Zoe Зои',
    ].join(' '),
  ),
)
