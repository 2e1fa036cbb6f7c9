package knightschool.picture.synthetic;

import java.awt.image.BufferedImage;
import java.util.Random;

/** Light that falls unevenly on a picture. */
final class Light {
    private Light() {}

    /** Darkens a picture towards one side and, by a third as much, towards its corners. */
    static void uneven(BufferedImage image, double strength, Random random) {
        double turn = random.nextDouble() * 2 * Math.PI;
        int width = image.getWidth();
        int height = image.getHeight();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double a = 2.0 * x / width - 1;
                double b = 2.0 * y / height - 1;
                double side = (a * Math.cos(turn) + b * Math.sin(turn) + 1.42) / 2.84;
                double factor = 1 - strength * (0.75 * side + 0.25 * (a * a + b * b) / 2);
                int rgb = image.getRGB(x, y);
                int red = Colours.clamp((rgb >> 16 & 255) * factor);
                int green = Colours.clamp((rgb >> 8 & 255) * factor);
                int blue = Colours.clamp((rgb & 255) * factor);
                image.setRGB(x, y, red << 16 | green << 8 | blue);
            }
        }
    }
}
