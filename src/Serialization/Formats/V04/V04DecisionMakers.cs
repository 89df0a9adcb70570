namespace SpanPack;

/// <summary>The encoded decision makers.</summary>
internal static class V04DecisionMakers
{
    /// <summary>Name and value, as one run of MessagePack strings, for each number.</summary>
    internal static PaddedBytes[] Encoded { get; } = [.. Enumerable.Range(0, DecisionMakers.KnownCount)
        .Select(static number => new PaddedBytes(Encode(DecisionMakers.Format((SamplingMechanism)number))))];

    /// <summary>Gets the same, then the name of the upper half of the trace id with the header of its 16 digits, which follow.</summary>
    internal static PaddedBytes[] EncodedWithTraceId { get; } = Array.ConvertAll(
        Encoded,
        static maker => new PaddedBytes([.. maker.AsSpan(), .. TagNames.Encoded.TraceIdUpper, MessagePackCode.MinFixStr | 16]));

    private static byte[] Encode(string text) => [.. TagNames.Encoded.DecisionMaker, .. EncodedString.Encode(text)];
}
