/**
 * A board from a picture, on screen: what was found lies over the picture, is corrected there, solved and taken.
 *
 * <p>A scene that makes boards of pictures has one {@link knightschool.ui.picture.PictureImport}, and knows nothing
 * else from here: it shows the scene, and over it, as long as a picture is open, what was found. What a person does
 * with a picture is in {@link knightschool.ui.picture.PictureModel}, which knows no toolkit.
 *
 * <p>One rule for all that leaves a picture: corrections are put aside with it and come back with it, until a person
 * takes the board or gives them up; what would lose them asks first. The board that was corrected is kept as unsaved
 * work of the scene, so that it outlives a crash; the picture itself is not.
 *
 * <p>Not here: how boards are found in pictures ({@link knightschool.picture}), and what a scene does with a board.
 */
package knightschool.ui.picture;
