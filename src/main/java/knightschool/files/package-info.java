/**
 * Everything that users supply: text files that they own, and the message if one cannot be used.
 *
 * <p>Input may be missing, huge, binary or wrongly encoded. {@link knightschool.files.TextFiles} reads no more than its
 * caller allows and decodes strictly, so that no other package has to consider this. A file is written as a temporary
 * file first, which replaces the older version once it is on the disk. So neither a full disk nor a power cut destroys
 * the older version. {@link knightschool.files.InputFault} is the only exception for input: it names the place, the
 * line and the remedy, and the window and the command line show its message unchanged.
 *
 * <p>{@link knightschool.files.FaultCollector} collects all faults of a text, and
 * {@link knightschool.files.PartialReadResult} has the valid lines of a damaged one.
 *
 * <p>Not here: the format of a board or a lesson. Each format is read in the package of its values; YAML, files that
 * several processes write, and what comes with the program have packages below this one.
 */
package knightschool.files;
