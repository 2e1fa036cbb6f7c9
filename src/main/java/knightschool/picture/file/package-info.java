/**
 * Picture files that users provide: {@link knightschool.picture.file.PictureFileReader} reads them within limits on
 * bytes, pixels and memory, and scales down a large picture ({@link knightschool.picture.file.DecodedPicture}).
 *
 * <p>Not here: recognising what is in a picture.
 */
package knightschool.picture.file;
