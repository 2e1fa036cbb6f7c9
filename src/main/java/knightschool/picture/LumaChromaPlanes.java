package knightschool.picture;

import java.awt.image.BufferedImage;

/**
 * A picture as three planes of numbers: brightness and two differences of colour (ITU-R BT.601), each from 0 to 255 or
 * -128 to 127. The index of a pixel is {@code y * width + x}. The arrays must not be modified.
 *
 * @param width the number of values in a row
 * @param height the number of rows
 * @param scale the width and height of the block of picture pixels that a value stands for, in pixels
 * @param luma the brightness
 * @param blue the difference between blue and brightness
 * @param red the difference between red and brightness
 */
public record LumaChromaPlanes(int width, int height, int scale, float[] luma, float[] blue, float[] red) {
    /** The maximum number of pixels of a plane. A larger picture is scaled down. */
    private static final int MOST_PIXELS = 3_200_000;

    private static final int TILE = 32;

    private LumaChromaPlanes(int width, int height, int scale) {
        this(width, height, scale, new float[width * height], new float[width * height], new float[width * height]);
    }

    /**
     * Returns the planes of a part of a picture. If the part is large, {@code scale} × {@code scale} pixels are
     * combined into one.
     */
    public static LumaChromaPlanes of(BufferedImage image, SelectionFrame part) {
        int scale = 1;
        while ((long) (part.width() / scale) * (part.height() / scale) > MOST_PIXELS) {
            scale++;
        }
        LumaChromaPlanes planes = new LumaChromaPlanes(part.width() / scale, part.height() / scale, scale);
        BufferedImageRowReader pixels = new BufferedImageRowReader(image);
        int[] line = new int[planes.width * scale];
        for (int y = 0; y < planes.height * scale; y++) {
            pixels.read(part.x(), part.y() + y, line);
            planes.add(line, y / scale);
        }
        return planes;
    }

    /** Returns the planes with rows and columns exchanged. */
    public LumaChromaPlanes transposed() {
        LumaChromaPlanes planes = new LumaChromaPlanes(height, width, scale);
        transpose(luma, planes.luma);
        transpose(blue, planes.blue);
        transpose(red, planes.red);
        return planes;
    }

    /** Transposes a plane tile by tile, so that source and target stay in the processor's cache. */
    private void transpose(float[] from, float[] to) {
        for (int top = 0; top < height; top += TILE) {
            for (int left = 0; left < width; left += TILE) {
                for (int y = top; y < Math.min(height, top + TILE); y++) {
                    for (int x = left; x < Math.min(width, left + TILE); x++) {
                        to[x * height + y] = from[y * width + x];
                    }
                }
            }
        }
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
