/**
 * Everything that users supply: text files that they own, and the message if one cannot be used.
 *
 * <p>Input may be missing, huge, binary or wrongly encoded. {@link knightschool.files.TextFiles} reads no more than its
 * caller allows and decodes strictly, so that no other package has to consider this. A file is written as a temporary
 * file first, which replaces the older version once it is on the disk. So neither a full disk nor a power cut destroys
 * the older version. {@link knightschool.files.InputFault} is the only exception for input: it names the place, the
 * line and the remedy, and the window and the command line show its message unchanged.
 *
 * <p>{@link knightschool.files.YamlReader} reads YAML, the format of lesson heads and set-ups, within limits and with
 * the line of every value; {@link knightschool.files.FaultCollector} collects all faults of a text.
 *
 * <p>{@link knightschool.files.SharedFile} is a file of the program into which several processes
 * {@linkplain knightschool.files.ThreeWayMerge merge} under a {@link knightschool.files.ProcessLock};
 * {@link knightschool.files.PartialReadResult} has the valid lines of a damaged one.
 *
 * <p>{@link knightschool.files.ServiceProviders} finds parts of the program in other jars, and leaves out those that
 * cannot be used.
 *
 * <p>Not here: the format of a board or a lesson. Each format is read in the package of its values.
 */
package knightschool.files;
