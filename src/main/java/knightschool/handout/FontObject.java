package knightschool.handout;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.fontbox.ttf.HeaderTable;
import org.apache.fontbox.ttf.TTFSubsetter;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;

/**
 * A font as an object of a PDF file, with the glyphs that were used and the characters that they stand for, so that
 * text can be selected and searched. Text is written in numbers of glyphs, two bytes each. (ISO 32000-1, 9.7 to 9.10.)
 */
final class FontObject {
    private static final int SYMBOLIC = 4;
    private static final int STEM = 80;
    private static final int MOST_IN_BLOCK = 100;

    private FontObject() {}

    /** Fills the dictionary of a font once the text is written. */
    static void fill(COSDictionary object, PrintFont font) throws IOException {
        COSName name = COSName.getPDFName(tag(font) + "+" + font.face().fontName());
        COSDictionary glyphs = glyphs(font, name);
        object.setItem(COSName.TYPE, COSName.FONT);
        object.setItem(COSName.SUBTYPE, COSName.TYPE0);
        object.setItem(COSName.BASE_FONT, name);
        object.setItem(COSName.ENCODING, COSName.IDENTITY_H);
        object.setItem(COSName.DESCENDANT_FONTS, new COSArray(List.of(glyphs)));
        object.setItem(
                COSName.TO_UNICODE,
                stream(toUnicode(font.used()).getBytes(StandardCharsets.US_ASCII), COSName.FLATE_DECODE));
    }

    /** Six letters that tell two parts of one font apart. */
    private static String tag(PrintFont font) {
        int hash = font.used().keySet().hashCode();
        StringBuilder tag = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            tag.append((char) ('A' + Math.floorMod(hash, 26)));
            hash = Math.floorDiv(hash, 26);
        }
        return tag.toString();
    }

    private static COSDictionary glyphs(PrintFont font, COSName name) throws IOException {
        COSDictionary glyphs = new COSDictionary();
        glyphs.setItem(COSName.TYPE, COSName.FONT);
        glyphs.setItem(COSName.SUBTYPE, font.isCubic() ? COSName.CID_FONT_TYPE0 : COSName.CID_FONT_TYPE2);
        glyphs.setItem(COSName.BASE_FONT, name);
        COSDictionary system = new COSDictionary();
        system.setString(COSName.REGISTRY, "Adobe");
        system.setString(COSName.ORDERING, "Identity");
        system.setInt(COSName.SUPPLEMENT, 0);
        glyphs.setItem(COSName.CIDSYSTEMINFO, system);
        glyphs.setItem(COSName.W, widths(font));
        COSDictionary descriptor = descriptor(font, name);
        glyphs.setItem(COSName.FONT_DESC, descriptor);
        if (font.isCubic()) {
            byte[] cff = font.font().getTableBytes(font.font().getTableMap().get("CFF "));
            COSStream file = stream(CffSubset.of(cff, font.used().keySet()), COSName.FLATE_DECODE);
            file.setItem(COSName.SUBTYPE, COSName.getPDFName("CIDFontType0C"));
            descriptor.setItem(COSName.FONT_FILE3, file);
        } else {
            embed(font, glyphs, descriptor);
        }
        return glyphs;
    }

    /** Glyphs of square outlines get other numbers, which a map leads to. */
    private static void embed(PrintFont font, COSDictionary glyphs, COSDictionary descriptor) throws IOException {
        TTFSubsetter subset = new TTFSubsetter(font.font());
        font.used().values().forEach(subset::add);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        subset.writeToStream(bytes);
        COSStream file = stream(bytes.toByteArray(), COSName.FLATE_DECODE);
        file.setInt(COSName.LENGTH1, bytes.size());
        descriptor.setItem(COSName.FONT_FILE2, file);
        Map<Integer, Integer> old = subset.getGIDMap();
        byte[] map = new byte
                [2
                        * (1
                                + old.values().stream()
                                        .mapToInt(Integer::intValue)
                                        .max()
                                        .orElse(0))];
        old.forEach((now, before) -> {
            map[2 * before] = (byte) (now >> 8);
            map[2 * before + 1] = now.byteValue();
        });
        glyphs.setItem(COSName.CID_TO_GID_MAP, stream(map, COSName.FLATE_DECODE));
    }

    private static COSDictionary descriptor(PrintFont font, COSName name) throws IOException {
        TrueTypeFont read = font.font();
        HeaderTable head = read.getHeader();
        double scale = 1000.0 / read.getUnitsPerEm();
        COSDictionary descriptor = new COSDictionary();
        descriptor.setItem(COSName.TYPE, COSName.FONT_DESC);
        descriptor.setItem(COSName.FONT_NAME, name);
        descriptor.setInt(COSName.FLAGS, SYMBOLIC);
        descriptor.setItem(
                COSName.FONT_BBOX,
                new COSArray(List.of(
                        number(head.getXMin() * scale),
                        number(head.getYMin() * scale),
                        number(head.getXMax() * scale),
                        number(head.getYMax() * scale))));
        descriptor.setItem(COSName.ITALIC_ANGLE, number(read.getPostScript().getItalicAngle()));
        descriptor.setItem(COSName.ASCENT, number(read.getHorizontalHeader().getAscender() * scale));
        descriptor.setItem(COSName.DESCENT, number(read.getHorizontalHeader().getDescender() * scale));
        descriptor.setItem(COSName.CAP_HEIGHT, number(read.getOS2Windows().getCapHeight() * scale));
        descriptor.setInt(COSName.STEM_V, STEM);
        return descriptor;
    }

    private static COSFloat number(double value) {
        return new COSFloat((float) (Math.round(value * 10) / 10.0));
    }

    private static COSArray widths(PrintFont font) {
        COSArray widths = new COSArray();
        for (int glyph : font.used().keySet()) {
            widths.add(COSInteger.get(glyph));
            widths.add(new COSArray(List.of(number(font.widthOf(glyph)))));
        }
        return widths;
    }

    private static String toUnicode(Map<Integer, Integer> used) {
        StringBuilder map = new StringBuilder("""
                /CIDInit /ProcSet findresource begin
                12 dict begin
                begincmap
                /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
                /CMapName /Adobe-Identity-UCS def
                /CMapType 2 def
                1 begincodespacerange
                <0000> <FFFF>
                endcodespacerange
                """);
        List<Map.Entry<Integer, Integer>> entries = new ArrayList<>(used.entrySet());
        for (int from = 0; from < entries.size(); from += MOST_IN_BLOCK) {
            List<Map.Entry<Integer, Integer>> block =
                    entries.subList(from, Math.min(entries.size(), from + MOST_IN_BLOCK));
            map.append(block.size()).append(" beginbfchar\n");
            block.forEach(entry -> map.append("<%04X> <%s>\n".formatted(entry.getKey(), utf16(entry.getValue()))));
            map.append("endbfchar\n");
        }
        return map.append("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
                .toString();
    }

    private static String utf16(int character) {
        StringBuilder hex = new StringBuilder();
        for (char half : Character.toChars(character)) {
            hex.append("%04X".formatted((int) half));
        }
        return hex.toString();
    }

    private static COSStream stream(byte[] bytes, COSName filter) throws IOException {
        COSStream stream = new COSStream();
        try (OutputStream out = stream.createOutputStream(filter)) {
            out.write(bytes);
        }
        return stream;
    }
}
