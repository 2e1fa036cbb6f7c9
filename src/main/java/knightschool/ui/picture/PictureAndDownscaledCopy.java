package knightschool.ui.picture;

import knightschool.picture.file.NamedPicture;

/** A picture with its preview, ready for display. */
record PictureAndDownscaledCopy(NamedPicture picture, DownscaledPicture preview) {
    static PictureAndDownscaledCopy of(NamedPicture picture) {
        return new PictureAndDownscaledCopy(picture, DownscaledPicture.of(picture.image()));
    }
}
