package knightschool.picture.file;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;

/** Reads JPEG files in CMYK, which Java reads only as raw numbers. */
final class CmykJpegReader {
    private static final int INKS = 4;

    private CmykJpegReader() {}

    /** Returns whether Java cannot read the file as an image, as with CMYK. */
    static boolean isNeeded(ImageReader reader) throws IOException {
        return !reader.getImageTypes(0).hasNext();
    }

    /** Reads a CMYK picture without a colour profile, with inverted inks, as printing programs write it. */
    static BufferedImage read(ImageReader reader, ImageReadParam param) throws IOException {
        Raster inks = reader.readRaster(0, param);
        if (inks.getNumBands() != INKS) {
            throw new IOException("not four inks");
        }
        BufferedImage image = new BufferedImage(inks.getWidth(), inks.getHeight(), BufferedImage.TYPE_INT_RGB);
        int[] line = new int[INKS * inks.getWidth()];
        for (int y = 0; y < inks.getHeight(); y++) {
            inks.getPixels(0, y, inks.getWidth(), 1, line);
            for (int x = 0; x < inks.getWidth(); x++) {
                int black = line[INKS * x + 3];
                int red = line[INKS * x] * black / 255;
                int green = line[INKS * x + 1] * black / 255;
                int blue = line[INKS * x + 2] * black / 255;
                image.setRGB(x, y, red << 16 | green << 8 | blue);
            }
        }
        return image;
    }
}
