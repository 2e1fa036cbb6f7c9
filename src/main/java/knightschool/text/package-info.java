/**
 * Text for other programs, and numbers and lists in sentences for people.
 *
 * <p>{@link knightschool.text.JsonWriter} writes JSON as a stream, so that a graph of a million edges is never held
 * twice. {@link knightschool.text.XmlJsonEscaper} escapes text for XML and JSON.
 * {@link knightschool.text.NumberFormatter} groups and abbreviates digits, {@link knightschool.text.Plural} counts
 * things in words, {@link knightschool.text.NameJoiner} lists names in a sentence, and
 * {@link knightschool.text.SeedText} is the range of seeds. A {@link knightschool.text.Keyword} has a word in files and
 * on the command line.
 *
 * <p>Not here: the facts that are written (each command and each format has its own), and reading: the files of users
 * are boards, lessons and puzzles, and none of them is JSON.
 */
package knightschool.text;
