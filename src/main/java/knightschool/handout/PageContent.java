package knightschool.handout;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** What is drawn on a page, as the operators of PDF. Measured in points from the upper left corner, down. */
final class PageContent {
    private final StringBuilder operators = new StringBuilder();
    private final Map<String, PDImageXObject> images = new LinkedHashMap<>();
    private final PrintFonts fonts;
    private final double height;

    PageContent(PrintFonts fonts, double height) {
        this.fonts = fonts;
        this.height = height;
    }

    /** The name of a face's font on every page. */
    static String nameOf(HandoutFont face) {
        return "F" + face.ordinal();
    }

    /** @param baseline how far below the top of the page the letters stand */
    void text(String words, HandoutFont face, double size, double x, double baseline, double grey) {
        StringBuilder hex = new StringBuilder();
        PrintFont[] now = {null};
        write("BT %s g 1 0 0 1 %s %s Tm\n", number(grey), number(x), number(height - baseline));
        fonts.each(words, face, (font, character) -> {
            if (font != now[0]) {
                show(hex);
                write("/%s %s Tf\n", nameOf(font.face()), number(size));
                now[0] = font;
            }
            hex.append("%04X".formatted(font.use(character)));
        });
        show(hex);
        write("ET\n");
    }

    private void show(StringBuilder hex) {
        if (!hex.isEmpty()) {
            write("<%s> Tj\n", hex);
            hex.setLength(0);
        }
    }

    void line(double fromX, double fromY, double toX, double toY, double width, double grey) {
        write(
                "%s G %s w %s %s m %s %s l S\n",
                number(grey), number(width), number(fromX), number(height - fromY), number(toX), number(height - toY));
    }

    /** The outline of a box. */
    void box(double x, double top, double width, double boxHeight, double grey) {
        write(
                "%s G 0.7 w %s %s %s %s re S\n",
                number(grey), number(x), number(height - top - boxHeight), number(width), number(boxHeight));
    }

    void image(PDImageXObject image, double x, double top, double width, double imageHeight) {
        String name = "I" + images.size();
        images.put(name, image);
        write(
                "q %s 0 0 %s %s %s cm /%s Do Q\n",
                number(width), number(imageHeight), number(x), number(height - top - imageHeight), name);
    }

    private void write(String form, Object... values) {
        operators.append(form.formatted(values));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    /** The operators, in characters of ASCII. */
    String operators() {
        return operators.toString();
    }

    /** The pictures by the names that the operators give them. */
    Map<String, PDImageXObject> images() {
        return images;
    }
}
