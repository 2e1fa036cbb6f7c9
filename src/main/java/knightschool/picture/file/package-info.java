/**
 * Pictures that people hand in: {@link knightschool.picture.file.ImageFile} reads their files within limits of bytes,
 * pixels and memory, and a large one smaller ({@link knightschool.picture.file.FilePicture}).
 *
 * <p>Not here: what is seen in a picture.
 */
package knightschool.picture.file;
