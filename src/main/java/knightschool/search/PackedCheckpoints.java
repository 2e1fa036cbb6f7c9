package knightschool.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Checkpoints of one search in little memory: each is an array of bytes, from which it is made again. A square of the
 * path takes seven bits, and another byte in a search that marks directions as spent; numbers take as many bytes as
 * they need. Instead of the number of placements its difference from that of a search in which every step places or
 * undoes a square is stored, which is small.
 */
public final class PackedCheckpoints {
    /** The size of an array's header in bytes; the total size of an array is rounded up. */
    private static final int ARRAY_HEADER = 24;

    private static final int ALIGNMENT = 8;

    /** The size of a place in a list that grows by half, with uncompressed references, in bytes. */
    private static final int PLACE = 16;

    private static final int TRAIL_BITS = 7;
    private static final int TRAIL_MASK = (1 << TRAIL_BITS) - 1;
    private static final int LONGEST_NUMBER = 10;
    private static final int NUMBERS = 5;

    private final List<byte[]> entries = new ArrayList<>();

    /** The forks of each checkpoint; empty as long as no checkpoint has any. */
    private final List<List<ScheduledForks.TakenFork>> forks = new ArrayList<>();

    private long bytes;

    /** Returns the number of checkpoints. */
    public int size() {
        return entries.size();
    }

    /** Returns the size in memory, in bytes; an upper bound whatever the size of the heap. */
    public long bytes() {
        return bytes + (long) PLACE * forks.size();
    }

    /** Adds a checkpoint behind the others. */
    public void add(Checkpoint checkpoint) {
        add(new Packer(checkpoint).packed(), checkpoint.forks());
    }

    private void add(byte[] entry, List<ScheduledForks.TakenFork> forksOfEntry) {
        if (!forksOfEntry.isEmpty()) {
            while (forks.size() < entries.size()) {
                forks.add(List.of());
            }
        }
        if (!forksOfEntry.isEmpty() || !forks.isEmpty()) {
            forks.add(forksOfEntry);
        }
        entries.add(entry);
        bytes += PLACE + Math.ceilDiv(ARRAY_HEADER + entry.length, ALIGNMENT) * ALIGNMENT;
    }

    /**
     * Returns a checkpoint.
     *
     * @param index its index, from 0
     * @param step its step
     */
    public Checkpoint get(int index, long step) {
        return new Unpacker(entries.get(index)).checkpoint(step, forksAt(index));
    }

    private List<ScheduledForks.TakenFork> forksAt(int index) {
        return forks.isEmpty() ? List.of() : forks.get(index);
    }

    /** Returns a copy of the first checkpoints, or of those at every so many places from the first on. */
    public PackedCheckpoints copy(int count, int every) {
        PackedCheckpoints copy = new PackedCheckpoints();
        for (int i = 0; i < count; i += every) {
            copy.add(entries.get(i), forksAt(i));
        }
        return copy;
    }

    private static long usualPlacements(long step, int depth) {
        return (step + depth - 1) / 2;
    }

    /** Writes one checkpoint. */
    private static final class Packer {
        private final byte[] packed;
        private int length;

        Packer(Checkpoint checkpoint) {
            byte[] trail = checkpoint.trail();
            packed = new byte[NUMBERS * LONGEST_NUMBER + trail.length + checkpoint.spent().length];
            long difference = checkpoint.placements() - usualPlacements(checkpoint.step(), trail.length);
            put(difference << 1 ^ difference >> Long.SIZE - 1);
            put(checkpoint.pruned());
            put(checkpoint.deepest());
            put(trail.length);
            put(checkpoint.spent().length);
            putTrail(trail);
            System.arraycopy(checkpoint.spent(), 0, packed, length, checkpoint.spent().length);
            length += checkpoint.spent().length;
        }

        byte[] packed() {
            return Arrays.copyOf(packed, length);
        }

        private void put(long number) {
            long rest = number;
            while ((rest & -0x80) != 0) {
                packed[length++] = (byte) (rest | 0x80);
                rest >>>= TRAIL_BITS;
            }
            packed[length++] = (byte) rest;
        }

        private void putTrail(byte[] trail) {
            int bits = 0;
            int count = 0;
            for (byte entry : trail) {
                bits |= entry << count;
                count += TRAIL_BITS;
                if (count >= Byte.SIZE) {
                    packed[length++] = (byte) bits;
                    bits >>>= Byte.SIZE;
                    count -= Byte.SIZE;
                }
            }
            if (count > 0) {
                packed[length++] = (byte) bits;
            }
        }
    }

    /** Reads one checkpoint. */
    private static final class Unpacker {
        private final byte[] packed;
        private int at;

        Unpacker(byte[] packed) {
            this.packed = packed;
        }

        Checkpoint checkpoint(long step, List<ScheduledForks.TakenFork> forks) {
            long folded = number();
            long difference = folded >>> 1 ^ -(folded & 1);
            long pruned = number();
            int deepest = (int) number();
            byte[] trail = new byte[(int) number()];
            int spent = (int) number();
            readTrail(trail);
            long placements = usualPlacements(step, trail.length) + difference;
            byte[] marks = Arrays.copyOfRange(packed, at, at + spent);
            return new Checkpoint(step, placements, pruned, deepest, trail, marks, forks);
        }

        private long number() {
            long number = 0;
            int shift = 0;
            byte next;
            do {
                next = packed[at++];
                number |= (long) (next & TRAIL_MASK) << shift;
                shift += TRAIL_BITS;
            } while (next < 0);
            return number;
        }

        private void readTrail(byte[] trail) {
            int bits = 0;
            int count = 0;
            for (int i = 0; i < trail.length; i++) {
                if (count < TRAIL_BITS) {
                    bits |= (packed[at++] & 0xFF) << count;
                    count += Byte.SIZE;
                }
                trail[i] = (byte) (bits & TRAIL_MASK);
                bits >>>= TRAIL_BITS;
                count -= TRAIL_BITS;
            }
        }
    }
}
