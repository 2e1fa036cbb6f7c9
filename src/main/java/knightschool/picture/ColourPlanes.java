package knightschool.picture;

import java.awt.image.BufferedImage;

/**
 * A picture as three planes of numbers: brightness and two differences of colour (ITU-R BT.601), each from 0 to 255 or
 * -128 to 127. Row by row, {@code index = y * width + x}.
 */
final class ColourPlanes {
    /** Above this many pixels, several of the picture are taken together into one. */
    private static final int MOST_PIXELS = 3_200_000;

    final int width;
    final int height;
    final int scale;
    final float[] luma;
    final float[] blue;
    final float[] red;

    private ColourPlanes(int width, int height, int scale) {
        this.width = width;
        this.height = height;
        this.scale = scale;
        this.luma = new float[width * height];
        this.blue = new float[width * height];
        this.red = new float[width * height];
    }

    /** A part of a picture; {@code scale} × {@code scale} pixels become one where it is large. */
    static ColourPlanes of(BufferedImage image, PictureFrame part) {
        int scale = 1;
        while ((long) (part.width() / scale) * (part.height() / scale) > MOST_PIXELS) {
            scale++;
        }
        ColourPlanes planes = new ColourPlanes(part.width() / scale, part.height() / scale, scale);
        int[] line = new int[planes.width * scale];
        for (int y = 0; y < planes.height * scale; y++) {
            image.getRGB(part.x(), part.y() + y, line.length, 1, line, 0, line.length);
            planes.add(line, y / scale);
        }
        return planes;
    }

    private void add(int[] line, int y) {
        float share = 1f / (scale * scale);
        for (int x = 0; x < line.length; x++) {
            int at = y * width + x / scale;
            int r = line[x] >> 16 & 255;
            int g = line[x] >> 8 & 255;
            int b = line[x] & 255;
            float brightness = 0.299f * r + 0.587f * g + 0.114f * b;
            luma[at] += share * brightness;
            blue[at] += share * 0.564f * (b - brightness);
            red[at] += share * 0.713f * (r - brightness);
        }
    }
}
