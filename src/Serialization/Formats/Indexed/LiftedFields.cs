using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Tags that are fields of a span (v1.0), collected while the others are written.</summary>
/// <remarks>Always on the stack, so that the JIT stores its fields without write barriers.</remarks>
internal ref struct LiftedFields
{
    /// <summary>The text fields; null or empty when the span has none.</summary>
    internal LiftedTexts Texts;

    /// <summary>0 when the span has none.</summary>
    internal uint Kind;

    /// <summary>Returns whether a tag whose name has this number among <see cref="KeyOrdinals"/> is a field of a span.</summary>
    internal static bool IsLifted(int ordinal) => (uint)ordinal <= KeyOrdinals.SpanKind;

    /// <summary>Takes a tag, if it is one of those and the field supports its value.</summary>
    /// <returns>
    /// False for values that remain tags: empty text, which a field cannot distinguish from none, and kinds without a number.
    /// </returns>
    internal bool TryTake(string name, string value)
        => name == TagNames.SpanKind
            ? TryTakeKind(value)
            : Array.IndexOf(LiftedTexts.Names, name) is >= 0 and int row && TryTake(row, value);

    /// <summary>Takes a tag by the number of its name.</summary>
    /// <returns>As above.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTake(int ordinal, string value)
    {
        if ((uint)ordinal >= LiftedTexts.Count) return ordinal == KeyOrdinals.SpanKind && TryTakeKind(value);
        if (value.Length == 0) return false;
        Texts[ordinal] = value;
        return true;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryTakeKind(string value)
    {
        uint kind = SpanKinds.Find(value);
        if (kind != 0) Kind = kind;
        return kind != 0;
    }

    /// <summary>Takes texts of later tags, which take precedence.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal void TakeTexts(in LiftedTexts later)
    {
        for (int i = 0; i < LiftedTexts.Count; i++)
        {
            if (later[i] is { } text) Texts[i] = text;
        }
    }

    /// <summary>Takes the fields of a span that was read with them, which take precedence over its tags.</summary>
    internal void Take(SpanV1Fields read)
    {
        Texts = read.Texts;
        Kind = read.Kind;
    }
}
