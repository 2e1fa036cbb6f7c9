package knightschool.ui.scene;

import knightschool.picture.file.NamedPicture;

/** A scene that makes boards out of pictures. Used on the JavaFX thread only. */
public interface PictureImportScene {
    /** Shows a picture and looks for the board in it, once a person was asked what must be asked; or not. */
    void openPicture(NamedPicture picture);
}
