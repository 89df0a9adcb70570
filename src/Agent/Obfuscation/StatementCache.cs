using System.Diagnostics;

namespace SpanPack;

/// <summary>A cache of obfuscated statements, for statements that were seen twice.</summary>
/// <remarks>
/// Safe for any number of threads, without a lock. Bounded in entries and characters. A statement is cached when it is seen for the second
/// time, so that unique statements, such as those with literals, evict nothing. Of statements with one hash the latest is kept.
/// </remarks>
[DebuggerDisplay("{Count} statements")]
internal sealed class StatementCache
{
    /// <summary>The most statements in the cache.</summary>
    internal const int MaxEntries = Sets * Ways;

    /// <summary>The most characters of cached statements and their texts: 4 MiB.</summary>
    internal const int MaxCharacters = 2 * 1024 * 1024;

    private const int MaxLength = 8 * 1024; // characters of a statement that is kept
    private const int Sets = 256; // a power of two
    private const int Ways = 4;
    private const int MetCount = 4_096; // a power of two

    private const int RecentBits = 6;
    private const int MaxRecentLength = 1_024; // characters: these entries are not counted

    // Entries by the object of their statement, as programs have them as constants: no character is read. The garbage collector may move
    // the object, which is then missed once.
    private readonly Entry?[] _recent = new Entry?[1 << RecentBits];
    private readonly int[] _met = new int[MetCount]; // hashes of statements that came once
    private Entry?[] _entries = new Entry?[MaxEntries]; // replaced as a whole when it is full of characters
    private int _characters;

    /// <summary>Gets the number of cached statements.</summary>
    internal int Count => Volatile.Read(ref _entries).Count(static entry => entry is not null);

    /// <summary>Gets the number of cached characters.</summary>
    internal int Characters => Volatile.Read(ref _characters);

    /// <summary>Finds the obfuscated text of a statement.</summary>
    /// <param name="statement">The statement.</param>
    /// <param name="kind">Its language.</param>
    /// <param name="hash">The hash to pass to <see cref="Add"/> if there is none.</param>
    internal string? Find(string statement, StatementKind kind, out int hash)
    {
        hash = 0;
        ref Entry? recent = ref _recent[PlaceOf(statement)];
        if (Volatile.Read(ref recent) is { } last && ReferenceEquals(last.Statement, statement) && last.Kind == kind) return last.Text;
        if (FindByText(statement, kind, out hash) is not { } entry) return null;
        if (ReferenceEquals(entry.Statement, statement) && statement.Length <= MaxRecentLength) Volatile.Write(ref recent, entry);
        return entry.Text;
    }

    /// <summary>Adds a text, if its statement was seen before.</summary>
    internal void Add(string statement, StatementKind kind, int hash, string text)
    {
        if (statement.Length > MaxLength) return;
        ref int met = ref _met[(hash >> 8) & (MetCount - 1)];
        if (met != hash)
        {
            met = hash;
            return;
        }

        var added = new Entry(statement, kind, hash, text);
        if (Interlocked.Add(ref _characters, added.Length) > MaxCharacters)
        {
            Volatile.Write(ref _entries, new Entry?[MaxEntries]);
            Interlocked.Exchange(ref _characters, added.Length);
        }

        Entry?[] entries = Volatile.Read(ref _entries);
        int first = (hash & (Sets - 1)) * Ways;
        int place = first;
        while (place < first + Ways - 1 && Volatile.Read(ref entries[place]) is not null) place++;
        if (place == first + Ways - 1) place = first + (int)((uint)hash >> 20 & (Ways - 1)); // all are taken
        if (Interlocked.Exchange(ref entries[place], added) is { } evicted) Interlocked.Add(ref _characters, -evicted.Length);
    }

    private static int PlaceOf(string statement)
        => (int)(((ulong)ObjectMemory.AddressOf(statement) * 0x9E3779B97F4A7C15) >> (64 - RecentBits));

    private Entry? FindByText(string statement, StatementKind kind, out int hash)
    {
        hash = StatementHash.Of(statement, (uint)kind);
        Entry?[] entries = Volatile.Read(ref _entries);
        int first = (hash & (Sets - 1)) * Ways;
        for (int i = first; i < first + Ways; i++)
        {
            if (Volatile.Read(ref entries[i]) is { } entry && entry.Hash == hash && entry.Kind == kind && entry.Statement == statement)
                return entry;
        }

        return null;
    }

    private sealed record Entry(string Statement, StatementKind Kind, int Hash, string Text)
    {
        internal int Length => ReferenceEquals(Statement, Text) ? Statement.Length : Statement.Length + Text.Length;
    }
}
