using System.Text.Json;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Answers polls for configurations from a folder.</summary>
internal sealed class ConfigurationEndpoint(ConfigurationFolder folder) : IAgentEndpoint
{
    internal const string Path = "/v0.7/config";

    public AgentAnswer Answer(IHeaderDictionary headers, in RequestBody body)
    {
        AgentAnswer answer = AgentAnswer.RefuseBody(body, tooLarge: 413) ?? Answer(body.Bytes);
        return answer with { NamesAgent = true };
    }

    private AgentAnswer Answer(ReadOnlyMemory<byte> body)
    {
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
