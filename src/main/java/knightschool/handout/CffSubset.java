package knightschool.handout;

import java.io.ByteArrayOutputStream;
import java.util.Set;

/**
 * A font of cubic outlines with only the glyphs that are used, the others empty; every glyph keeps its number. Only the
 * list of outlines is written anew, in its old place and followed by zeros, so that no other offset changes:
 * compressed, the zeros take no space. (Adobe Technical Note 5176, The Compact Font Format, 2003.)
 */
final class CffSubset {
    private static final int CHAR_STRINGS = 17;
    private static final int ESCAPE = 12;
    private static final int SHORT = 28;
    private static final int LONG = 29;
    private static final int REAL = 30;
    private static final byte END_CHAR = 14;
    private static final int BYTE = 0xFF;

    private final byte[] font;

    private CffSubset(byte[] font) {
        this.font = font;
    }

    /**
     * The font with those glyphs and the first, which stands for what is missing.
     *
     * @param cff the table "CFF " of a font; it is not changed
     */
    static byte[] of(byte[] cff, Set<Integer> glyphs) {
        byte[] copy = cff.clone();
        new CffSubset(copy).keep(glyphs);
        return copy;
    }

    /** A list of byte strings, each between two offsets. */
    private record Index(int count, int offsetSize, int offsets, int data, int end) {}

    private void keep(Set<Integer> glyphs) {
        Index names = index(font[2] & BYTE);
        Index tops = index(names.end());
        int begin = charStrings(at(tops, 0), at(tops, 1));
        Index outlines = index(begin);
        byte[] kept = kept(outlines, glyphs);
        System.arraycopy(kept, 0, font, begin, kept.length);
        for (int i = begin + kept.length; i < outlines.end(); i++) {
            font[i] = 0;
        }
    }

    /** The same list with other outlines, which is no longer than before: one that is not empty has a byte at least. */
    private byte[] kept(Index outlines, Set<Integer> glyphs) {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        ByteArrayOutputStream list = new ByteArrayOutputStream();
        write(list, outlines.count(), 2);
        list.write(outlines.offsetSize());
        write(list, 1, outlines.offsetSize());
        for (int glyph = 0; glyph < outlines.count(); glyph++) {
            int from = at(outlines, glyph);
            if (glyph == 0 || glyphs.contains(glyph)) {
                data.write(font, from, at(outlines, glyph + 1) - from);
            } else {
                data.write(END_CHAR);
            }
            write(list, data.size() + 1, outlines.offsetSize());
        }
        list.writeBytes(data.toByteArray());
        return list.toByteArray();
    }

    private static void write(ByteArrayOutputStream out, int number, int bytes) {
        for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
            out.write(number >> shift);
        }
    }

    private Index index(int begin) {
        int count = number(begin, 2);
        if (count == 0) {
            return new Index(0, 1, begin + 2, begin + 2, begin + 2);
        }
        int size = font[begin + 2] & BYTE;
        int offsets = begin + 3;
        int data = offsets + (count + 1) * size - 1;
        return new Index(count, size, offsets, data, data + number(offsets + count * size, size));
    }

    /** Where a string of a list begins; behind the last, where the list ends. */
    private int at(Index index, int which) {
        return index.data() + number(index.offsets() + which * index.offsetSize(), index.offsetSize());
    }

    private int number(int at, int bytes) {
        int number = 0;
        for (int i = 0; i < bytes; i++) {
            number = number << 8 | font[at + i] & BYTE;
        }
        return number;
    }

    /** Where the list of outlines begins, by the font's dictionary. */
    private int charStrings(int from, int to) {
        int operand = 0;
        int at = from;
        while (at < to) {
            int first = font[at] & BYTE;
            if (first == CHAR_STRINGS) {
                return operand;
            }
            if (first == REAL) {
                at = behindReal(at + 1);
            } else if (first == ESCAPE) {
                at += 2;
            } else if (first < SHORT) {
                at++;
            } else {
                operand = operand(at, first);
                at += length(first);
            }
        }
        throw new IllegalArgumentException("the font has no outlines");
    }

    private int behindReal(int at) {
        int behind = at;
        while ((font[behind] & 0xF) != 0xF && (font[behind] >> 4 & 0xF) != 0xF) {
            behind++;
        }
        return behind + 1;
    }

    private static int length(int first) {
        return first == SHORT ? 3 : first == LONG ? 5 : first < 247 ? 1 : 2;
    }

    private int operand(int at, int first) {
        if (first == SHORT) {
            return (short) number(at + 1, 2);
        }
        if (first == LONG) {
            return number(at + 1, 4);
        }
        if (first < 247) {
            return first - 139;
        }
        int second = font[at + 1] & BYTE;
        return first < 251 ? (first - 247) * 256 + second + 108 : -(first - 251) * 256 - second - 108;
    }
}
