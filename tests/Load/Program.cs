// What a busy machine does to tests: a thread for each processor that computes, and one that takes 512 MB and gives it back, page by page,
// until it is killed.
const int MegabytesMoved = 512;
const int PageBytes = 4096;

for (int i = 0; i < Environment.ProcessorCount; i++) new Thread(Compute).Start();
while (true)
{
    var blocks = new List<byte[]>();
    for (int i = 0; i < MegabytesMoved; i++)
    {
        var block = new byte[1024 * 1024];
        for (int at = 0; at < block.Length; at += PageBytes) block[at] = 1;
        blocks.Add(block);
    }

    blocks.Clear();
    GC.Collect();
}

static void Compute()
{
    for (double value = 1; ; value = Math.Sqrt(value) + 1) GC.KeepAlive(value);
}
