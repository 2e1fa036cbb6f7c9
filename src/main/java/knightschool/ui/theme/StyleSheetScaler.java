package knightschool.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Joins style sheets to one and multiplies all their lengths in pixels by a factor. Text and controls are drawn anew at
 * that size and stay sharp, unlike a stretched picture.
 */
final class StyleSheetScaler {
    private static final Pattern PIXELS = Pattern.compile("(?<![\\w#.-])(\\d+(?:\\.\\d+)?)px");
    private static final double HAIRLINE = 1;
    private static final Map<Key, String> MADE = new ConcurrentHashMap<>();

    private record Key(List<String> sheets, double factor) {}

    private StyleSheetScaler() {}

    /**
     * The URL of a style sheet with its lengths multiplied by a factor.
     *
     * @param sheet the URL of the original style sheet
     */
    static String of(String sheet, double factor) {
        return factor == 1 ? sheet : joined(List.of(sheet), factor);
    }

    /**
     * The URL of one style sheet with the rules of several in their order, and with its lengths multiplied by a factor.
     *
     * @param sheets the URLs of the original style sheets
     */
    static String joined(List<String> sheets, double factor) {
        return MADE.computeIfAbsent(new Key(sheets, factor), _ -> {
            String css = sheets.stream().map(StyleSheetScaler::read).collect(Collectors.joining("\n"));
            return data(factor == 1 ? css : scaled(css, factor));
        });
    }

    /**
     * Returns a style sheet in which all lengths above a hairline are multiplied by a factor and rounded to tenths of a
     * pixel.
     */
    static String scaled(String css, double factor) {
        Matcher lengths = PIXELS.matcher(css);
        return lengths.replaceAll(length -> scaled(length, factor));
    }

    private static String scaled(MatchResult length, double factor) {
        double pixels = Double.parseDouble(length.group(1));
        return pixels <= HAIRLINE ? length.group() : String.format(Locale.ROOT, "%.1fpx", pixels * factor);
    }

    private static String data(String css) {
        return "data:text/css;base64," + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }

    private static String read(String sheet) {
        try (InputStream in = URI.create(sheet).toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
