namespace SpanPack;

/// <summary>Obfuscates values in JSON queries of MongoDB, Elasticsearch and OpenSearch, as the agent does.</summary>
/// <remarks>Linear in the length of the text; never throws.</remarks>
internal static class JsonQueries
{
    private const int StackLength = 512;
    private const int StackDepth = 64;
    private const string Cut = "...";

    /// <summary>Returns the query with <c>"?"</c> in place of values. At the first invalid JSON it ends with <c>...</c>.</summary>
    internal static string Obfuscate(string query)
    {
        if (query.Length == 0) return query;
        var output = new TextSink(stackalloc char[StackLength]);
        var scanner = new JsonScanner(stackalloc byte[StackDepth]);
        if (!Run(query, ref scanner, ref output) || !scanner.Finish()) output.Add(Cut);
        string made = output.ToStringOr(query);
        scanner.Return();
        output.Return();
        return made;
    }

    private static bool Run(string query, scoped ref JsonScanner scanner, scoped ref TextSink output)
    {
        bool isReplaced = false;
        foreach (char character in query)
        {
            switch (scanner.Next(character))
            {
                case JsonStep.Error:
                    return false;
                case JsonStep.Skipped:
                    continue;
                case JsonStep.Value:
                    if (!isReplaced) output.Add("\"?\"");
                    isReplaced = true;
                    continue;
                case JsonStep.Symbol or JsonStep.Close:
                    isReplaced = false;
                    break;
            }

            output.Add(character);
        }

        return true;
    }
}
