package knightschool.handout;

import java.util.ArrayList;
import java.util.List;

/** Breaks words into lines of a given width, in points. A word that is too long for a line is split. */
final class WordWrap {
    private static final double BOX = 12;
    private static final double BEFORE_BOX = 10;

    private final HandoutFontSet fonts;
    private final double width;
    private final double size;
    private final double grey;
    private final List<Word> words = new ArrayList<>();

    WordWrap(HandoutFontSet fonts, double width, double size, double grey) {
        this.fonts = fonts;
        this.width = width;
        this.size = size;
        this.grey = grey;
    }

    /** A text in one font. */
    private record Fragment(String text, HandoutFontFace face, double width) {}

    /**
     * A word, which is not broken.
     *
     * @param box whether a tick box precedes it
     * @param joined whether no space precedes it
     */
    private record Word(List<Fragment> fragments, double width, boolean box, boolean joined) {}

    /** A word at a position in a line. */
    private record PlacedWord(Word word, double x) {}

    /**
     * Adds words, separated by spaces. Words without a space between them and the words added before are joined to
     * these.
     */
    WordWrap add(String text, HandoutFontFace face) {
        boolean joined = !words.isEmpty();
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || Character.isWhitespace(text.charAt(at))) {
                if (at > from) {
                    put(text.substring(from, at), face, false, joined && from == 0);
                }
                from = at + 1;
            }
        }
        if (!text.isEmpty() && Character.isWhitespace(text.charAt(text.length() - 1))) {
            words.add(new Word(List.of(), 0, false, false));
        }
        return this;
    }

    /** Adds words after a tick box. */
    WordWrap addBoxed(String text) {
        int first = words.size();
        words.add(new Word(List.of(), 0, false, false));
        add(text, HandoutFontFace.TEXT);
        if (words.size() > first + 1) {
            Word word = words.get(first + 1);
            words.set(first + 1, new Word(word.fragments(), word.width() + BOX, true, false));
        }
        return this;
    }

    private void put(String text, HandoutFontFace face, boolean box, boolean joined) {
        Fragment fragment = new Fragment(text, face, fonts.width(text, face, size));
        Word last = words.isEmpty() ? null : words.getLast();
        if (joined && last != null && !last.fragments().isEmpty()) {
            List<Fragment> both = new ArrayList<>(last.fragments());
            both.add(fragment);
            words.set(words.size() - 1, new Word(both, last.width() + fragment.width(), last.box(), last.joined()));
        } else if (fragment.width() > width) {
            cut(text, face);
        } else {
            words.add(new Word(List.of(fragment), fragment.width(), box, false));
        }
    }

    private void cut(String text, HandoutFontFace face) {
        int from = 0;
        int at = 0;
        while (at < text.length()) {
            at = HandoutFontSet.letterEnd(text, at);
            boolean whole = at == text.length();
            if (whole || fonts.width(text.substring(from, HandoutFontSet.letterEnd(text, at)), face, size) > width) {
                String part = text.substring(from, at);
                double across = fonts.width(part, face, size);
                words.add(new Word(List.of(new Fragment(part, face, across)), across, false, from > 0));
                from = at;
            }
        }
    }

    /** Returns the lines; empty if there are no words. */
    List<UnbreakablePageRow> lines() {
        double space = fonts.width(" ", HandoutFontFace.TEXT, size);
        List<UnbreakablePageRow> lines = new ArrayList<>();
        List<PlacedWord> line = new ArrayList<>();
        double x = 0;
        for (Word word : words) {
            if (word.fragments().isEmpty()) {
                continue;
            }
            double before = line.isEmpty() || word.joined() ? 0 : word.box() ? space + BEFORE_BOX : space;
            if (!line.isEmpty() && x + before + word.width() > width) {
                lines.add(new Line(List.copyOf(line)));
                line.clear();
                x = 0;
                before = 0;
            }
            line.add(new PlacedWord(word, x + before));
            x += before + word.width();
        }
        if (!line.isEmpty()) {
            lines.add(new Line(List.copyOf(line)));
        }
        return lines;
    }

    /** A line of words. */
    private final class Line implements UnbreakablePageRow {
        private static final double BASE = 0.78;
        private static final double SIDE = 7;

        private final List<PlacedWord> words;

        Line(List<PlacedWord> words) {
            this.words = words;
        }

        @Override
        public double height() {
            return HandoutSizesAndGreys.leading(size);
        }

        @Override
        public void draw(PageCanvas page, double x, double top) {
            double baseline = top + BASE * height();
            Words run = new Words(page, x, baseline);
            for (PlacedWord word : words) {
                double at = x + word.x();
                if (word.word().box()) {
                    page.box(at, baseline - SIDE + 1, SIDE, SIDE, HandoutSizesAndGreys.PALE);
                    at += BOX;
                }
                for (Fragment fragment : word.word().fragments()) {
                    run.add(fragment, at);
                    at += fragment.width();
                }
                run.space();
            }
            run.end();
        }
    }

    /** Collects words of one font, which are written together so that they can be found and copied as words. */
    private final class Words {
        private final PageCanvas page;
        private final double baseline;
        private final StringBuilder text = new StringBuilder();
        private HandoutFontFace face = HandoutFontFace.TEXT;
        private double from;
        private double behind;

        Words(PageCanvas page, double x, double baseline) {
            this.page = page;
            this.baseline = baseline;
            this.from = x;
        }

        void add(Fragment fragment, double at) {
            if (fragment.face() != face || Math.abs(at - behind) > 0.01) {
                end();
                face = fragment.face();
                from = at;
            }
            text.append(fragment.text());
            behind = at + fragment.width();
        }

        void space() {
            text.append(' ');
            behind += fonts.width(" ", face, size);
        }

        void end() {
            if (!text.toString().isBlank()) {
                page.text(text.toString(), face, size, from, baseline, grey);
            }
            text.setLength(0);
        }
    }
}
