package knightschool.picture.file;

import java.io.ByteArrayInputStream;
import knightschool.files.ReadProgressListener;

/** The bytes of a picture file, which say how far they are read: decoders take them as they go. */
final class ProgressInputStream extends ByteArrayInputStream {
    private static final int AT_ONCE = 1 << 13;

    private final ReadProgressListener progress;

    ProgressInputStream(byte[] bytes, ReadProgressListener progress) {
        super(bytes);
        this.progress = progress;
    }

    @Override
    public int read(byte[] into, int from, int length) {
        progress.reached((double) pos / count);
        return super.read(into, from, Math.min(length, AT_ONCE));
    }
}
