using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The fields of a v0.7 payload itself, encoded once and copied to the start of each: everything before the first chunk.</summary>
internal sealed class PayloadHeader
{
    private readonly byte[] _bytes;

    internal PayloadHeader(TracePayloadHeader header, ProcessTags? process)
    {
        using var buffer = new PayloadBuffer();
        var window = new OutputWindow(buffer);
        ref byte cursor = ref window.Reserve(ref window.Start, 1);
        cursor = ref Unsafe.Add(ref cursor, 1);

        int fields = 1;
        cursor = ref Write(ref window, ref cursor, V07Fields.ContainerId, header.ContainerId, ref fields);
        cursor = ref Write(ref window, ref cursor, V07Fields.LanguageName, header.LanguageName, ref fields);
        cursor = ref Write(ref window, ref cursor, V07Fields.LanguageVersion, header.LanguageVersion, ref fields);
        cursor = ref Write(ref window, ref cursor, V07Fields.TracerVersion, header.TracerVersion, ref fields);
        cursor = ref Write(ref window, ref cursor, V07Fields.RuntimeId, header.RuntimeId, ref fields);
        cursor = ref Write(ref window, ref cursor, V07Fields.Environment, header.Environment, ref fields);
        cursor = ref Write(ref window, ref cursor, V07Fields.HostName, header.HostName, ref fields);
        cursor = ref Write(ref window, ref cursor, V07Fields.AppVersion, header.AppVersion, ref fields);
        cursor = ref V07TagWriter.Write(ref window, ref cursor, header.AttributesWith(process), ref fields);
        window.At(0) = (byte)(MessagePackCode.MinFixMap | fields);

        cursor = ref RawBytes.Copy(ref window.ReserveMore(ref cursor, V07Fields.Chunks.Length + CountHeader.MaxSize), V07Fields.Chunks);
        RawBytes.WriteCode32(ref cursor, MessagePackCode.Array32, 0);
        window.Commit(ref Unsafe.Add(ref cursor, CountHeader.MaxSize));
        _bytes = buffer.WrittenSpan.ToArray();
    }

    /// <summary>The fields with the header of an array of no chunks, five bytes wide so that the count can be written last.</summary>
    internal ReadOnlySpan<byte> Bytes => _bytes;

    private static ref byte Write(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> key, string? value, scoped ref int fields)
    {
        if (string.IsNullOrEmpty(value)) return ref cursor;
        fields++;
        cursor = ref RawBytes.Copy(ref window.ReserveMore(ref cursor, key.Length), key);
        return ref LongText.WriteAny(ref window, ref cursor, value);
    }
}
