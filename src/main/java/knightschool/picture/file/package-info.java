/**
 * Pictures that people hand in: {@link knightschool.picture.file.PictureFileReader} reads their files within limits of
 * bytes, pixels and memory, and a large one smaller ({@link knightschool.picture.file.DecodedPicture}).
 *
 * <p>Not here: what is seen in a picture.
 */
package knightschool.picture.file;
