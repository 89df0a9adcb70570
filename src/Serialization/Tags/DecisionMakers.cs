using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>The tag that says who decided to keep a trace: a hyphen and the number of the mechanism. Those that exist are encoded once.</summary>
internal static class DecisionMakers
{
    /// <summary>Numbers below this have a text and bytes of their own; 13 is the greatest that the agent's protocol names.</summary>
    internal const int EncodedCount = 16;

    private static readonly string[] s_texts = [.. Enumerable.Range(0, EncodedCount).Select(static mechanism => Make(mechanism))];

    /// <summary>Name and value, as one run of MessagePack strings, for each number.</summary>
    internal static PaddedBytes[] Encoded { get; } = Array.ConvertAll(
        s_texts,
        static text => new PaddedBytes([.. TagNames.Encoded.DecisionMaker, (byte)(MessagePackCode.MinFixStr | text.Length), .. Encoding.UTF8.GetBytes(text)]));

    /// <summary>The same, then the name of the upper half of the trace id with the header of its 16 digits, which follow.</summary>
    internal static PaddedBytes[] EncodedWithTraceId { get; } = Array.ConvertAll(
        Encoded,
        static maker => new PaddedBytes([.. maker.AsSpan(), .. TagNames.Encoded.TraceIdUpper, MessagePackCode.MinFixStr | 16]));

    /// <summary>The text of a number, which is any: one that makes no sense is written as it is.</summary>
    internal static string Format(int mechanism) => (uint)mechanism < EncodedCount ? s_texts[mechanism] : Make(mechanism);

    private static string Make(int mechanism) => string.Create(CultureInfo.InvariantCulture, $"-{mechanism}");
}
