package knightschool.drawing;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.resource.ResourceReader;

/**
 * The colours of a theme, read from its style sheet in {@code styles/}, so that painted and styled elements match.
 * Colours are 0xAARRGGBB. Immutable.
 */
public final class ColourPalette {
    /** The name of the palette for light paper. */
    public static final String LIGHT = "light";

    /** The name of the palette for dark paper. */
    public static final String DARK = "dark";

    private static final Pattern COLOUR = Pattern.compile("(-ks-[a-z0-9-]+)\\s*:\\s*#([0-9A-Fa-f]{6})\\s*;");
    private static final Pattern SHARE = Pattern.compile("(-ks-[a-z0-9-]+)\\s*:\\s*(\\d+)%\\s*;");
    private static final Map<String, ColourPalette> KNOWN = new ConcurrentHashMap<>();

    private final String name;
    private final Map<ColourRole, Integer> colours;
    private final double chipEarly;
    private final double chipLate;
    private final double inkEarly;
    private final double inkLate;
    private final double heatLeast;
    private final double heatMost;
    private final Map<TintRole, Double> shares = new EnumMap<>(TintRole.class);

    private ColourPalette(String name, Map<ColourRole, Integer> colours, Map<String, String> shares) {
        this.name = name;
        this.colours = colours;
        this.chipEarly = share(shares, "-ks-chip-early", name);
        this.chipLate = share(shares, "-ks-chip-late", name);
        this.inkEarly = share(shares, "-ks-ink-chip-early", name);
        this.inkLate = share(shares, "-ks-ink-chip-late", name);
        this.heatLeast = share(shares, "-ks-heat-least", name);
        this.heatMost = share(shares, "-ks-heat-most", name);
        for (TintRole role : TintRole.values()) {
            this.shares.put(role, share(shares, role.cssName(), name));
        }
    }

    /**
     * Returns the palette of a theme.
     *
     * @param name {@link #LIGHT} or {@link #DARK}
     * @throws IllegalArgumentException if the program has no style sheet of that name, or the sheet lacks a role
     */
    public static ColourPalette named(String name) {
        return KNOWN.computeIfAbsent(name, ColourPalette::read);
    }

    private static ColourPalette read(String name) {
        String sheet = "/knightschool/styles/" + name + ".css";
        if (ColourPalette.class.getResource(sheet) == null) {
            throw new IllegalArgumentException("there is no palette " + name);
        }
        return parse(name, ResourceReader.text(ColourPalette.class, sheet));
    }

    /**
     * Parses the declarations {@code -ks-name: #RRGGBB;} and {@code -ks-name: 28%;} of a style sheet. Anything else in
     * the sheet is ignored.
     *
     * @throws IllegalArgumentException if a role is missing
     */
    static ColourPalette parse(String name, String sheet) {
        Map<String, String> colours = declarations(COLOUR, sheet);
        Map<ColourRole, Integer> roles = new EnumMap<>(ColourRole.class);
        for (ColourRole role : ColourRole.values()) {
            roles.put(role, 0xFF000000 | Integer.parseInt(required(colours, role.cssName(), name), 16));
        }
        return new ColourPalette(name, roles, declarations(SHARE, sheet));
    }

    private static double share(Map<String, String> shares, String key, String name) {
        return Integer.parseInt(required(shares, key, name)) / 100.0;
    }

    private static Map<String, String> declarations(Pattern pattern, String sheet) {
        Map<String, String> declarations = new HashMap<>();
        Matcher matcher = pattern.matcher(sheet);
        while (matcher.find()) {
            declarations.put(matcher.group(1), matcher.group(2));
        }
        return declarations;
    }

    private static String required(Map<String, String> declarations, String key, String name) {
        String value = declarations.get(key);
        if (value == null) {
            throw new IllegalArgumentException("the palette " + name + " has no " + key);
        }
        return value;
    }

    public String name() {
        return name;
    }

    /**
     * Returns whether lines in the accent colour are drawn as bands with ink in them. On light paper the accent alone
     * is hard to see from a distance.
     */
    public boolean bandsAccent() {
        return !name.equals(DARK);
    }

    /** Returns the value of a colour in this palette, 0xAARRGGBB; that of a role is opaque. */
    public int argb(ColourExpression tone) {
        return switch (tone) {
            case ColourRole role -> colours.get(role);
            case ColourExpression.Mixed mixed -> mix(argb(mixed.top()), argb(mixed.into()), mixed.share());
            case ColourExpression.Aged aged ->
                mix(argb(aged.top()), argb(aged.into()), between(chipEarly, chipLate, aged.age()));
            case ColourExpression.Inked inked ->
                mix(argb(ColourRole.INK), argb(inked.into()), between(inkEarly, inkLate, inked.age()));
            case ColourExpression.Heated heat ->
                mix(argb(heat.top()), argb(heat.into()), between(heatLeast, heatMost, heat.part()));
            case ColourExpression.Shaded shaded ->
                mix(argb(shaded.top()), argb(shaded.into()), shares.get(shaded.share()));
            case ColourExpression.Sheer sheer -> fade(argb(sheer.tone()), sheer.opacity());
        };
    }

    private static double between(double from, double to, double part) {
        return from + (to - from) * part;
    }

    private static int fade(int argb, double opacity) {
        return (int) Math.round((argb >>> 24) * opacity) << 24 | argb & 0xFFFFFF;
    }

    private static int mix(int top, int into, double share) {
        int mixed = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            int channel = (int) Math.round(between(into >>> shift & 0xFF, top >>> shift & 0xFF, share));
            mixed |= channel << shift;
        }
        return mixed;
    }
}
