package knightschool.ui.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import knightschool.picture.file.NamedPicture;

/**
 * A picture reduced to the size that a screen needs, since large pictures would fill the memory of a graphics card.
 *
 * @param argb the pixels, row by row, 0xAARRGGBB
 */
record DownscaledPicture(int width, int height, int[] argb) {
    private static final int LONGEST = 2048;

    /**
     * Returns the picture, reduced if it is larger than any screen shows it. Takes time linear in the number of pixels.
     */
    static DownscaledPicture of(BufferedImage picture) {
        BufferedImage image = picture;
        double scale = Math.min(1, (double) LONGEST / Math.max(picture.getWidth(), picture.getHeight()));
        int width = Math.max(1, (int) Math.round(scale * picture.getWidth()));
        int height = Math.max(1, (int) Math.round(scale * picture.getHeight()));
        while (image.getWidth() >= 2 * width && image.getHeight() >= 2 * height) {
            image = scaled(image, image.getWidth() / 2, image.getHeight() / 2);
        }
        if (image.getWidth() != width || image.getHeight() != height) {
            image = scaled(image, width, height);
        }
        return new DownscaledPicture(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    }

    private static BufferedImage scaled(BufferedImage picture, int width, int height) {
        BufferedImage smaller = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = smaller.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(picture, 0, 0, width, height, null);
        g.dispose();
        return smaller;
    }

    /** A picture with its preview, ready for display. */
    record WithOriginal(NamedPicture picture, DownscaledPicture preview) {
        static WithOriginal of(NamedPicture picture) {
            return new WithOriginal(picture, DownscaledPicture.of(picture.image()));
        }
    }
}
