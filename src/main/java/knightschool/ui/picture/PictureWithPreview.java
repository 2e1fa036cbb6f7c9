package knightschool.ui.picture;

import knightschool.picture.file.NamedPicture;

/** A picture with its preview, ready for display. */
record PictureWithPreview(NamedPicture picture, DownscaledPicture preview) {
    static PictureWithPreview of(NamedPicture picture) {
        return new PictureWithPreview(picture, DownscaledPicture.of(picture.image()));
    }
}
