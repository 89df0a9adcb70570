using System.Globalization;

namespace SpanPack;

/// <summary>What a payload is called as a file: nothing in it says so.</summary>
internal static class PayloadFileName
{
    internal static string Of(KeptPayload payload) => string.Create(CultureInfo.InvariantCulture, $"payload-{payload.Id}.{payload.Format.GetName()}.msgpack");
}
