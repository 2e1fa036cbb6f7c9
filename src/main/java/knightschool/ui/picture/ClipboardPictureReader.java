package knightschool.ui.picture;

import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.input.Clipboard;
import knightschool.picture.file.NamedPicture;
import knightschool.picture.file.PictureFileReader;
import knightschool.ui.document.FileReaderWithProgress;

/**
 * Finds a picture on the clipboard and supplies its reader: for a copied picture file, or for a copied picture such as
 * a screenshot.
 */
final class ClipboardPictureReader {
    private ClipboardPictureReader() {}

    /**
     * Returns a reader of the picture, which may run on any thread; empty if there is none. Called on the JavaFX
     * thread. The file is read, or the picture copied, only by the reader, which throws an
     * {@link knightschool.files.InputFault} if the picture cannot be used.
     */
    static Optional<FileReaderWithProgress.Reader<NamedPicture>> of(Clipboard clipboard) {
        if (clipboard.hasFiles()) {
            Optional<Path> file =
                    clipboard.getFiles().stream().map(File::toPath).findFirst();
            if (file.isPresent()) {
                return Optional.of(progress -> NamedPicture.read(file.get(), progress));
            }
        }
        Optional<Image> image =
                Optional.of(clipboard).filter(Clipboard::hasImage).map(Clipboard::getImage);
        return image.filter(content -> !content.isError()).map(content -> _ -> copied(content));
    }

    private static NamedPicture copied(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        PictureFileReader.checkSize(PictureCorrectionWords.CLIPBOARD, width, height);
        int[] argb = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        copy.setRGB(0, 0, width, height, argb, 0, width);
        return new NamedPicture(PictureCorrectionWords.CLIPBOARD, PictureFileReader.opaque(copy));
    }
}
