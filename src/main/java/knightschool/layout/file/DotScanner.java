package knightschool.layout.file;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import knightschool.files.InputFault;

/** Takes a text in the DOT language apart, from left to right. */
final class DotScanner {
    private static final Pattern WORD =
            Pattern.compile("[\\p{L}\\p{M}_][\\p{L}\\p{M}\\p{N}_]*+|-?(?:\\.\\d++|\\d++(?:\\.\\d*+)?)");
    private static final Pattern SPACE = Pattern.compile("\\s++|(?://|#)[^\\n]*+|/\\*(?s:.*?)\\*/");
    private static final Pattern SIGN = Pattern.compile("--|->|[{}\\[\\];,=:]");

    private final String text;
    private final Matcher matcher;
    private int at;
    private int line = 1;

    /** The kinds of tokens: a word without quotes can be a keyword, a text in quotes cannot. */
    enum Kind {
        WORD,
        QUOTED,
        SIGN,
        END
    }

    /**
     * A token.
     *
     * @param text what it stands for, without quotes; empty at the end
     * @param line the line in which it begins, from 1
     */
    record Token(Kind kind, String text, int line) {
        boolean isSign(String sign) {
            return kind == Kind.SIGN && text.equals(sign);
        }

        boolean isKeyword(String word) {
            return kind == Kind.WORD && text.equalsIgnoreCase(word);
        }

        boolean isIdentifier() {
            return kind == Kind.WORD || kind == Kind.QUOTED;
        }
    }

    DotScanner(String text) {
        this.text = text;
        matcher = WORD.matcher(text);
    }

    /**
     * Returns the next token.
     *
     * @throws InputFault naming the line of what is none
     */
    Token next() {
        while (isAt(SPACE)) {
            advance(matcher.end());
        }
        int begin = line;
        if (at == text.length()) {
            return new Token(Kind.END, "", begin);
        }
        if (text.charAt(at) == '"' || text.charAt(at) == '<') {
            return new Token(Kind.QUOTED, text.charAt(at) == '"' ? quoted() : markup(), begin);
        }
        if (isAt(SIGN) || isAt(WORD)) {
            Kind kind = matcher.pattern() == SIGN ? Kind.SIGN : Kind.WORD;
            String found = matcher.group();
            advance(matcher.end());
            return new Token(kind, found, begin);
        }
        String sign = Character.toString(text.codePointAt(at));
        throw new InputFault("", begin, "\"" + sign + "\" has no meaning here", "Put names with such signs in quotes.");
    }

    private boolean isAt(Pattern pattern) {
        return matcher.usePattern(pattern).region(at, text.length()).lookingAt();
    }

    private void advance(int to) {
        while (at < to) {
            line += text.charAt(at) == '\n' ? 1 : 0;
            at++;
        }
    }

    /** Reads a text in quotes; a backslash before a quote or a line feed disappears. */
    private String quoted() {
        StringBuilder content = new StringBuilder();
        for (int i = at + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            char following = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
            if (c == '"') {
                advance(i + 1);
                return content.toString();
            }
            if (c == '\\' && (following == '"' || following == '\n')) {
                i++;
                content.append(following == '"' ? "\"" : "");
            } else {
                content.append(c);
            }
        }
        throw unclosed();
    }

    /** Reads a text in angle brackets, which may have further ones inside. */
    private String markup() {
        int depth = 0;
        for (int i = at; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            if (depth == 0) {
                String content = text.substring(at + 1, i);
                advance(i + 1);
                return content;
            }
        }
        throw unclosed();
    }

    private InputFault unclosed() {
        return new InputFault("", line, "a text begins here and does not end", "Write the quote at its end.");
    }
}
