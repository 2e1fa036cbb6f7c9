package knightschool.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Makes inputs by chance out of those of a corpus: whatever a slip, a damaged disk or another program may make. */
final class InputMutator {
    private static final int MOST_CHANGES = 4;

    /** No input grows beyond, in bytes, so that many can be tried. */
    private static final int LONGEST = 20_000;

    /** Signs and numbers at which readers of any format may stumble. */
    private static final List<String> WORDS = List.of(
            "",
            " ",
            "\n",
            "\r",
            "\t",
            "\0",
            "\u0085",
            "\u2028",
            "\ufeff",
            "\ufffd",
            "\ud83d\ude00",
            "ä",
            "\\",
            "\"",
            "'",
            "-",
            "--",
            "---",
            ",",
            ";",
            ":",
            ": ",
            "/",
            "|",
            "=",
            "%",
            "%2D",
            "+",
            "*",
            "#",
            "[",
            "]",
            "{",
            "}",
            "{{",
            "}}",
            "```",
            "0",
            "-1",
            "1",
            "255",
            "65536",
            "2147483648",
            "99999999999999999999",
            "1e9",
            "NaN",
            "0x0",
            "1x1",
            "\\UFFFFFFFF");

    private final Random random;
    private final List<byte[]> corpus;
    private final List<byte[]> words;

    /** @param corpus at least one input */
    InputMutator(Random random, List<byte[]> corpus) {
        this.random = random;
        this.corpus = corpus;
        this.words = Stream.concat(
                        WORDS.stream(),
                        corpus.stream()
                                .flatMap(input -> Stream.of(
                                        new String(input, StandardCharsets.ISO_8859_1).split("(?<=\\W)|(?=\\W)")))
                                .distinct()
                                .limit(2_000)
                                .map(word -> word))
                .map(word -> word.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    private <T> T one(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Returns an input that differs in some places from one of the corpus. */
    byte[] next() {
        byte[] input = one(corpus);
        for (int i = random.nextInt(MOST_CHANGES); i >= 0; i--) {
            input = changed(input);
        }
        return input;
    }

    private byte[] changed(byte[] input) {
        int from = random.nextInt(input.length + 1);
        int to = Math.min(input.length, from + 1 + random.nextInt(random.nextInt(4) == 0 ? 200 : 8));
        byte[] middle = Arrays.copyOfRange(input, from, to);
        return switch (random.nextInt(8)) {
            case 0 -> joined(input, from, new byte[0], to);
            case 1 -> joined(input, from, repeated(middle), to);
            case 2, 3 -> joined(input, from, one(words), from);
            case 4 -> joined(input, from, one(words), to);
            case 5 -> withSwappedLines(input);
            case 6 -> withOtherBit(input);
            default -> joined(input, from, one(corpus), input.length);
        };
    }

    private byte[] repeated(byte[] part) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 2 + random.nextInt(random.nextInt(10) == 0 ? 100 : 2); i > 0; i--) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private byte[] withOtherBit(byte[] input) {
        byte[] other = input.clone();
        if (other.length > 0) {
            other[random.nextInt(other.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return other;
    }

    private byte[] withSwappedLines(byte[] input) {
        String[] lines = new String(input, StandardCharsets.ISO_8859_1).split("\n", -1);
        int one = random.nextInt(lines.length);
        int other = random.nextInt(lines.length);
        String line = lines[one];
        lines[one] = lines[other];
        lines[other] = line;
        return String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Returns the bytes before {@code from}, some others, and the bytes from {@code to} on. */
    private static byte[] joined(byte[] input, int from, byte[] middle, int to) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(input, 0, from);
        all.writeBytes(middle);
        all.write(input, to, input.length - to);
        return all.size() > LONGEST ? input : all.toByteArray();
    }
}
