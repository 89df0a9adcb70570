using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Tags that are fields of a span (v1.0), collected while the others are written.</summary>
/// <remarks>Never on the heap, so that the JIT stores its references without telling the garbage collector.</remarks>
internal ref struct LiftedFields
{
    // Each has the number that its name has among KeyOrdinals.
    private const int EnvironmentField = 0;
    private const int VersionField = 1;
    private const int ComponentField = 2;
    private const int Count = 4; // the last is the kind

    /// <summary>Field 13; null when the span has none.</summary>
    internal string? Environment;

    /// <summary>Field 14; null when the span has none.</summary>
    internal string? Version;

    /// <summary>Field 15; null when the span has none.</summary>
    internal string? Component;

    /// <summary>Field 16; 0 when the span has none.</summary>
    internal uint Kind;

    /// <summary>Whether a tag whose name has this number among <see cref="KeyOrdinals"/> is a field of a span.</summary>
    internal static bool IsLifted(int ordinal) => (uint)ordinal < Count;

    /// <summary>Whether a tag of this name is a field of a span.</summary>
    internal static bool IsLifted(string name) => name is TagNames.Environment or TagNames.Version or TagNames.Component or TagNames.SpanKind;

    internal void Clear()
    {
        Environment = null;
        Version = null;
        Component = null;
        Kind = 0;
    }

    /// <summary>Takes a tag, if it is one of those and the field can hold it.</summary>
    /// <returns>False for what stays a tag: empty text, which no field can tell from none, and kinds that have no number.</returns>
    internal bool TryTake(string name, string value) => TryTake(KeyOrdinals.Find(name), value);

    /// <summary>Takes a tag by the number of its name.</summary>
    /// <returns>As above.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTake(int ordinal, string value)
    {
        if (ordinal != ComponentField || value.Length == 0) return IsLifted(ordinal) && TryTakeRare(ordinal, value);
        Component = value; // the one that tag classes have a slot for
        return true;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryTakeRare(int ordinal, string value)
    {
        if (value.Length == 0) return false;
        switch (ordinal)
        {
            case EnvironmentField:
                Environment = value;
                return true;
            case VersionField:
                Version = value;
                return true;
            default:
                uint kind = SpanKinds.Find(value);
                if (kind != 0) Kind = kind;
                return kind != 0;
        }
    }

    /// <summary>Takes what others have, which come later and so win.</summary>
    internal void TakeAll(NamedTexts later)
    {
        if (later.Environment is { } environment) Environment = environment;
        if (later.Version is { } version) Version = version;
        if (later.Component is { } component) Component = component;
        if (later.Kind != 0) Kind = later.Kind;
    }

    /// <summary>Takes the fields of a span that was read with them, whatever tags it has.</summary>
    internal void Take(SpanV1Fields read) => (Environment, Version, Component, Kind) = (read.Environment, read.Version, read.Component, read.Kind);
}
