namespace SpanPack.Tool.Tests.Support;

/// <summary>Payloads that take their time.</summary>
internal static class LargePayload
{
    /// <summary>Writes a v0.4 payload: chunks of 60 spans and 15 KB, at most 65,535.</summary>
    internal static void Write(string path, ushort chunks)
    {
        byte[] chunk = File.ReadAllBytes(Vectors.Chain60)[1..];
        using FileStream file = File.Create(path);
        file.Write([0xdc, (byte)(chunks >> 8), (byte)chunks]);
        for (int i = 0; i < chunks; i++) file.Write(chunk);
    }
}
