/**
 * A board from a picture: the found board is drawn over the picture, corrected there, solved and taken.
 *
 * <p>A scene that takes boards from pictures has a {@link knightschool.ui.picture.PictureImporter} and knows nothing
 * else from this package. It shows the scene and, over it while a picture is open, the found board. The actions on a
 * picture are in {@link knightschool.ui.picture.PictureCorrectionModel}, which is free of JavaFX controls.
 *
 * <p>When the user leaves a picture, its corrections are put aside, and they come back with the picture until the user
 * takes the board or discards them. Actions that would lose corrections ask first. The corrected board is kept as
 * unsaved work of the scene, so that it survives a crash; the picture itself is not kept.
 *
 * <p>Not here: how boards are found in pictures ({@link knightschool.picture}), and what a scene does with a board.
 */
package knightschool.ui.picture;
