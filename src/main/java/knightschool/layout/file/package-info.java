/**
 * Reads graphs that come from no board out of files, also out of those of other programs, and gives places to vertices
 * that have none.
 *
 * <p>{@link knightschool.layout.file.GraphFileFormat} lists the formats. Each has a reader, which passes vertices and
 * edges with their lines to {@link knightschool.layout.file.GraphFileAssembler}; that one refuses what no
 * {@link knightschool.graph.PlacedGraph} has: loops, parallel edges, too many vertices. The readers are the program's
 * own, because a fault is to name its line, and GraphStream's reader of DOT takes neither subgraphs nor lines without
 * semicolons.
 *
 * <p>Not here: writing these formats (export), and where the text comes from, apart from files on a disk.
 */
package knightschool.layout.file;
