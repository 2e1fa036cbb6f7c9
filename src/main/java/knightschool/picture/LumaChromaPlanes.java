package knightschool.picture;

import java.awt.image.BufferedImage;

/**
 * A picture as three planes of numbers: brightness and two differences of colour (ITU-R BT.601), each from 0 to 255 or
 * -128 to 127. Row by row, {@code index = y * width + x}.
 */
public final class LumaChromaPlanes {
    /** Above this many pixels, several of the picture are taken together into one. */
    private static final int MOST_PIXELS = 3_200_000;

    private static final int TILE = 32;

    private final int width;
    private final int height;
    private final int scale;
    private final float[] luma;
    private final float[] blue;
    private final float[] red;

    private LumaChromaPlanes(int width, int height, int scale) {
        this.width = width;
        this.height = height;
        this.scale = scale;
        this.luma = new float[width * height];
        this.blue = new float[width * height];
        this.red = new float[width * height];
    }

    /** A part of a picture; {@code scale} × {@code scale} pixels become one where it is large. */
    public static LumaChromaPlanes of(BufferedImage image, SelectionFrame part) {
        int scale = 1;
        while ((long) (part.width() / scale) * (part.height() / scale) > MOST_PIXELS) {
            scale++;
        }
        LumaChromaPlanes planes = new LumaChromaPlanes(part.width() / scale, part.height() / scale, scale);
        PixelRowReader pixels = new PixelRowReader(image);
        int[] line = new int[planes.width * scale];
        for (int y = 0; y < planes.height * scale; y++) {
            pixels.read(part.x(), part.y() + y, line);
            planes.add(line, y / scale);
        }
        return planes;
    }

    /** How many numbers a row has. */
    public int width() {
        return width;
    }

    /** How many rows there are. */
    public int height() {
        return height;
    }

    /** How many pixels of the picture, in each direction, a number stands for. */
    public int scale() {
        return scale;
    }

    /** Brightness; nobody changes it. */
    public float[] luma() {
        return luma;
    }

    /** How far blue differs from brightness; nobody changes it. */
    public float[] blue() {
        return blue;
    }

    /** How far red differs from brightness; nobody changes it. */
    public float[] red() {
        return red;
    }

    /** The same picture with its diagonal as a mirror: columns become rows. */
    public LumaChromaPlanes transposed() {
        LumaChromaPlanes planes = new LumaChromaPlanes(height, width, scale);
        transpose(luma, planes.luma);
        transpose(blue, planes.blue);
        transpose(red, planes.red);
        return planes;
    }

    /** Tile by tile, so that both pictures stay in the processor's cache. */
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
