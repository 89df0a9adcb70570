using System.Text;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Takes what comes on a <see cref="QuietRoute"/>. Only a body that does not arrive is refused.</summary>
internal sealed class QuietEndpoint(QuietRoute route) : IAgentEndpoint
{
    private readonly byte[] _answer = Encoding.UTF8.GetBytes(route.Answer);

    public AgentAnswer Answer(IHeaderDictionary headers, in RequestBody body)
    {
        AgentAnswer answer = AgentAnswer.RefuseBody(body, route.TooLarge) ?? new AgentAnswer(200, route.ContentType, _answer);
        return answer with { NamesAgent = true };
    }
}
