using System.Text.Json;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Answers polls for configurations from a folder.</summary>
internal sealed class ConfigurationEndpoint(ConfigurationFolder folder) : IAgentEndpoint
{
    internal const string Path = "/v0.7/config";

    // A poll of 1,000 configurations has 300 KB. JSON takes up to 12 bytes of memory for each of its bytes, and twice that while it grows.
    private const int MaxPollBytes = 4 * 1024 * 1024;

    public AgentAnswer Answer(IHeaderDictionary headers, in ReceivedBody body)
    {
        AgentAnswer answer = AgentAnswer.RefuseBody(body, tooLarge: 413) ?? Answer(body.Bytes);
        return answer with { NamesAgent = true };
    }

    private AgentAnswer Answer(ReadOnlyMemory<byte> body)
    {
        if (body.Length > MaxPollBytes) return AgentAnswer.Refuse(413, $"a poll may have {MaxPollBytes} bytes, this one has {body.Length}");
        try
        {
            return AgentAnswer.Json(ConfigurationAnswerWriter.Write(ConfigurationPollReader.Read(body), folder.Read()));
        }
        catch (Exception problem) when (problem is JsonException or InvalidOperationException)
        {
            return AgentAnswer.Refuse(400, problem.Message); // the second is for text that is no Unicode
        }
        catch (Exception problem) when (problem is FormatException or IOException or UnauthorizedAccessException)
        {
            return AgentAnswer.Refuse(500, problem.Message);
        }
    }
}
