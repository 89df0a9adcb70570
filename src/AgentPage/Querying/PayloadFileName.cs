using System.Globalization;

namespace SpanPack;

/// <summary>The file name of a downloaded payload, whose bytes do not contain its format.</summary>
internal static class PayloadFileName
{
    internal static string Of(KeptPayload payload)
        => string.Create(CultureInfo.InvariantCulture, $"payload-{payload.Id}.{payload.Format.GetName()}.msgpack");
}
