package knightschool.ui.picture;

import knightschool.picture.file.NamedPicture;

/** A picture with its preview, ready for display. */
record LoadedPicture(NamedPicture picture, DownscaledPicture preview) {
    static LoadedPicture of(NamedPicture picture) {
        return new LoadedPicture(picture, DownscaledPicture.of(picture.image()));
    }
}
