package knightschool.picture.synthetic;

import java.awt.Color;
import java.util.Random;

/**
 * The colours of a board.
 *
 * @param light of playable squares
 * @param dark of holes that are drawn
 * @param surround around the board
 */
record Colours(Color light, Color dark, Color surround) {
    /** Tints of any kind, the surround darker, between or lighter. */
    static Colours usual(Random random) {
        float hue = random.nextFloat();
        Color light = Color.getHSBColor(hue, 0.05f + 0.3f * random.nextFloat(), 0.75f + 0.2f * random.nextFloat());
        double brightness = Figures.brightness(light);
        Color dark = grey(random, brightness * (0.25 + 0.3 * random.nextDouble()));
        double between = Figures.brightness(dark);
        double surround = switch (random.nextInt(3)) {
            case 0 -> Math.max(0, between - 28 - 20 * random.nextDouble());
            case 1 -> (between + brightness) / 2;
            default -> brightness + 30 <= 255 ? 255 : Math.max(0, between - 30);
        };
        return new Colours(light, dark, grey(random, surround));
    }

    static Colours darkTheme(Random random) {
        double surround = 18 + random.nextInt(20);
        double dark = surround + 28 + random.nextInt(15);
        return new Colours(grey(random, dark + 50 + random.nextInt(50)), grey(random, dark), grey(random, surround));
    }

    static Colours lightPage(Random random) {
        double light = 170 + random.nextInt(45);
        return new Colours(grey(random, light), grey(random, 50 + random.nextInt(60)), grey(random, light + 32));
    }

    /** Nearly grey. */
    static Color grey(Random random, double brightness) {
        int r = clamp(brightness + 8 * (random.nextDouble() - 0.5));
        int g = clamp(brightness);
        int b = clamp(brightness + 16 * (random.nextDouble() - 0.5));
        return new Color(r, g, b);
    }

    static Color shade(Color colour, double factor) {
        return new Color(
                clamp(colour.getRed() * factor), clamp(colour.getGreen() * factor), clamp(colour.getBlue() * factor));
    }

    /** A colour with something added to each of its parts. */
    static int shifted(int rgb, double by) {
        return clamp((rgb >> 16 & 255) + by) << 16 | clamp((rgb >> 8 & 255) + by) << 8 | clamp((rgb & 255) + by);
    }

    static int clamp(double value) {
        return (int) Math.clamp(Math.round(value), 0L, 255L);
    }
}
