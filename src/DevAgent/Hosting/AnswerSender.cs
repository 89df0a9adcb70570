using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Sends answers as HTTP.</summary>
internal static class AnswerSender
{
    /// <exception cref="OperationCanceledException">The client has disconnected, or the server is stopping.</exception>
    internal static async Task SendAsync(HttpResponse response, AgentAnswer answer, EndpointTable endpoints,
        CancellationToken cancellationToken)
    {
        response.StatusCode = answer.Status;
        response.ContentType = answer.ContentType;
        response.ContentLength = answer.Body.Length;
        if (answer.Refusal is not null) response.Headers.XContentTypeOptions = "nosniff";
        if (answer.ClosesConnection) response.Headers.Connection = "close";
        if (answer.NamesProgram) response.Headers.Server = InfoEndpoint.Program;
        if (answer.RatesVersion is { } version) response.Headers["Datadog-Rates-Payload-Version"] = version;
        if (answer.NamesAgent)
        {
            response.Headers["Datadog-Agent-Version"] = endpoints.Behavior.AgentVersion;
            if (endpoints.AgentState is { } state) response.Headers["Datadog-Agent-State"] = state;
        }

        await response.Body.WriteAsync(answer.Body, cancellationToken).ConfigureAwait(false);
    }
}
