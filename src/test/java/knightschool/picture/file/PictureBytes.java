package knightschool.picture.file;

import knightschool.files.ReadProgressListener;

/** The bytes of a picture file, for tests of all readers. */
public final class PictureBytes {
    private PictureBytes() {}

    public static DecodedPicture read(byte[] bytes) {
        return PictureFileReader.picture("picture", bytes, ReadProgressListener.NONE);
    }
}
