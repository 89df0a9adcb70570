using System.Buffers;
using System.Text.Json;

namespace SpanPack;

/// <summary>Writes answers for clients: docs/protocol.md#remote-configuration. Nothing is signed: there is no key.</summary>
internal static class ConfigurationAnswerWriter
{
    private static readonly byte[] s_nothingNew = "{}"u8.ToArray();

    /// <summary>Answers a poll.</summary>
    /// <param name="poll">The request and the files of the client.</param>
    /// <param name="served">The current configurations.</param>
    internal static ReadOnlyMemory<byte> Write(ConfigurationPoll poll, ServedFiles served)
    {
        ServedFile[] files = [.. served.Files.Where(file => poll.Products.Contains(file.Product))];
        ServedFile[] missing = [.. files.Where(file => poll.Cached.GetValueOrDefault(file.Path) != file.Hash)];
        bool hasAll = missing.Length == 0 && poll.Cached.Count == files.Length;
        if (poll.TargetsVersion == served.Version && hasAll && poll.Error is null) return s_nothingNew;
        var buffer = new ArrayBufferWriter<byte>();
        using var json = new Utf8JsonWriter(buffer);
        json.WriteStartObject();
        json.WriteBase64String("targets", WriteTargets(files, served.Version));
        json.WriteStartArray("target_files");
        foreach (ServedFile file in missing)
        {
            json.WriteStartObject();
            json.WriteString("path", file.Path);
            json.WriteBase64String("raw", file.Content);
            json.WriteEndObject();
        }

        json.WriteEndArray();
        json.WriteStartArray("client_configs");
        foreach (ServedFile file in files) json.WriteStringValue(file.Path);
        json.WriteEndArray();
        json.WriteEndObject();
        json.Flush();
        return buffer.WrittenMemory;
    }

    private static ReadOnlySpan<byte> WriteTargets(ServedFile[] files, long version)
    {
        var buffer = new ArrayBufferWriter<byte>();
        using var json = new Utf8JsonWriter(buffer);
        json.WriteStartObject();
        json.WriteStartArray("signatures");
        json.WriteEndArray();
        json.WriteStartObject("signed");
        json.WriteString("_type", "targets");
        json.WriteStartObject("custom");
        json.WriteBase64String("opaque_backend_state", "{}"u8);
        json.WriteEndObject();
        json.WriteString("expires", "3000-01-01T00:00:00Z");
        json.WriteString("spec_version", "1.0");
        json.WriteStartObject("targets");
        foreach (ServedFile file in files) WriteTarget(json, file);
        json.WriteEndObject();
        json.WriteNumber("version", version);
        json.WriteEndObject();
        json.WriteEndObject();
        json.Flush();
        return buffer.WrittenSpan;
    }

    private static void WriteTarget(Utf8JsonWriter json, ServedFile file)
    {
        json.WriteStartObject(file.Path);
        json.WriteStartObject("custom");
        json.WriteNumber("v", file.Version);
        json.WriteEndObject();
        json.WriteStartObject("hashes");
        json.WriteString("sha256", file.Hash);
        json.WriteEndObject();
        json.WriteNumber("length", file.Content.Length);
        json.WriteEndObject();
    }
}
