/**
 * Text that other programs read, and numbers as people read them.
 *
 * <p>{@link knightschool.text.JsonWriter} writes JSON as it goes, so that a graph of a million edges is never held
 * twice. {@link knightschool.text.TextEscaper} escapes what stands in XML and in quotation marks.
 * {@link knightschool.text.NumberFormatter} groups digits, and shortens where there is little room,
 * {@link knightschool.text.Plural} counts things in words, and {@link knightschool.text.SeedRange} says which seeds
 * there are. A {@link knightschool.text.Keyword} has a word in files and on the command line.
 *
 * <p>Not here: which facts are written (each command and each format knows its own), and reading: people's files are
 * boards, lessons and puzzles, and none of those is JSON.
 */
package knightschool.text;
