package knightschool.ui.scene;

import knightschool.picture.file.NamedPicture;

/** A scene that reads boards from pictures. Used on the JavaFX thread only. */
public interface PictureOpeningScene {
    /** Shows a picture and searches it for a board, unless the user cancels a question that has to be asked first. */
    void openPicture(NamedPicture picture);
}
