/**
 * The border to everything that people hand in: text files that they own, and what is said when one cannot be used.
 *
 * <p>Whatever comes from outside may be missing, huge, binary or wrongly encoded. {@link knightschool.files.TextFiles}
 * reads no more than its caller allows and decodes strictly, so that no other package has to think of that, and it
 * writes through a temporary file that is on the disk before it takes the older one's place, so that neither a full
 * disk nor a power cut costs the older version. {@link knightschool.files.InputFault} is the one exception for input:
 * it names the place, the line and the remedy, and the window and the command line show its message as it is.
 *
 * <p>{@link knightschool.files.YamlReader} reads YAML, which heads and set-ups are written in, within limits and with
 * the line of every value; {@link knightschool.files.FaultCollector} collects what is wrong with one text.
 *
 * <p>{@link knightschool.files.SharedFile} is a file of the program's own that several processes
 * {@linkplain knightschool.files.ThreeWayMerge merge} into under a {@link knightschool.files.ProcessLock}; of a spoilt
 * one, {@link knightschool.files.PartialReadResult} has the good lines.
 *
 * <p>Not here: what a board or a lesson looks like. Each format is read where its values live.
 */
package knightschool.files;
