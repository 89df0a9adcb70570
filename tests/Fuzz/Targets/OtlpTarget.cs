namespace SpanPack.Fuzz.Targets;

/// <summary>Export requests of OTLP, as protobuf or JSON. The payload that is made of one must be readable.</summary>
internal static class OtlpTarget
{
    internal static void Run(byte[] input, bool isJson)
    {
        byte[] payload;
        try
        {
            (payload, _) = OtlpPayload.Read(input, isJson);
        }
        catch (OtlpException)
        {
            return; // It is refused.
        }

        TracePayloadReader.Read(payload, OtlpPayload.Format);
    }
}
