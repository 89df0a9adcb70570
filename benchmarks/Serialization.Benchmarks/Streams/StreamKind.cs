namespace SpanPack.Benchmarks.Streams;

/// <summary>Which of a stream's equal texts are one object, and what users write.</summary>
public enum StreamKind
{
    /// <summary>
    /// As in a service: constants, routes, SQL texts and user agents are shared objects; URLs, addresses, ids, commands and a fifth of SQL
    /// are fresh.
    /// </summary>
    Mixed,

    /// <summary>What is fresh in <see cref="Mixed"/> comes from small pools: equal values are always one object.</summary>
    SameObjects,

    /// <summary>
    /// Every text that the program does not have as a constant is a new object each time. The texts are those of <see cref="Mixed"/>.
    /// </summary>
    AllFresh,

    /// <summary><see cref="Mixed"/>, and a tenth of what users write is not ASCII: URLs, custom values, literals of SQL.</summary>
    NotAscii,
}
