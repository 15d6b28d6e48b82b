import type { Client } from 'pg';
import { getCell } from '../../../database/cellSequences';
import { OperatorError } from '../../../kernel/operatorError';
import type { TrailAnchor } from '../../../security/trail/anchorLines';
import { advanceSequences, copyTree, type CopyProgress, type Ends } from './copyTree';
import { dropTree } from './dropTree';
import { checkChains } from './movedChainStore';
import { findMove, freezeTree, lockMoves, markLeft, unfreezeTree } from './moveState';
import { refuseTarget } from './refuseTarget';
import { resealSecrets } from './resealSecrets';
import { listTreeTables, readTree, type Tree, type TreeTable } from './treeTables';
import { checkForeignKeys, compareTree, type CopiedRows } from './verifyTree';

/** Institution to move, and the connections to its database and to the one that it moves to. */
export interface Move extends Ends {
  readonly code: string;
  /** Anchors of the source's audit trail. */
  readonly anchors: readonly TrailAnchor[];
  readonly onStep: (step: string) => void;
  readonly onTable: CopyProgress;
}

/** Result of a move. */
export interface MoveResult {
  /** Number of copied rows by table; absent if an interrupted move was only completed. */
  readonly copied?: CopiedRows;
  readonly institutions: number;
}

/** Finds the tree of a root institution by its code; an institution below another one moves with its root only. */
export async function findRootTree(client: Client, code: string): Promise<Tree> {
  const { rows } = await client.query<{ id: string; parent: string | null }>(
    `select i.id, p.code as parent from institution i left join institution p on p.id = i.parent_id where i.code = $1`,
    [code],
  );
  const [found] = rows;
  if (found === undefined) throw new OperatorError(`There is no institution ${code}.`);
  if (found.parent !== null) {
    throw new OperatorError(`${code} belongs to ${found.parent}. Whole trees move: name the topmost institution.`);
  }
  return readTree(client, Number(found.id));
}

const begin = async ({ source, target }: Ends): Promise<void> => {
  // Text of times and numbers must be the same on both sides.
  const forms = "set local timezone = 'UTC'; set local extra_float_digits = 1; set local statement_timeout = 0";
  await source.query(`begin isolation level repeatable read; ${forms}`);
  await target.query(`begin; ${forms}; set local session_replication_role = replica`);
};

const rollBack = async ({ source, target }: Ends): Promise<void> => {
  await Promise.allSettled([source.query('rollback'), target.query('rollback')]);
};

interface Plan {
  readonly tables: readonly TreeTable[];
  readonly tree: Tree;
}

/** Copies the tree in one transaction and verifies it there; afterwards it is in the target, frozen. */
async function copyAndVerify(move: Move, plan: Plan): Promise<CopiedRows> {
  const { source, target, onStep, onTable, anchors } = move;
  await begin(move);
  try {
    onStep('Copying');
    await copyTree(move, { ...plan, onTable });
    onStep('Comparing the rows');
    const copied = await compareTree(move, plan);
    onStep('Checking the foreign keys');
    await checkForeignKeys(target, plan);
    onStep('Checking the audit chains');
    await checkChains(target, { tree: plan.tree, anchors });
    await resealSecrets(move, plan);
    await target.query("insert into institution_move select unnest($1::bigint[]), 'arriving', now()", [plan.tree.ids]);
    await target.query('commit');
    await source.query('commit');
    return copied;
  } catch (error) {
    await rollBack(move);
    throw error;
  }
}

/** Removes what an interrupted move has left in the target. */
const removeArrived = async (target: Client, plan: Plan): Promise<void> => {
  if ((await findMove(target, plan.tree.root))?.state === 'arriving') await dropTree(target, plan);
};

const open = async ({ target, onStep }: Move, plan: Plan): Promise<void> => {
  onStep('Opening the institution at the target');
  await advanceSequences(target, plan);
  await unfreezeTree(target, plan.tree);
};

async function copyFrozen(move: Move, plan: Plan): Promise<CopiedRows> {
  try {
    await removeArrived(move.target, plan);
    return await copyAndVerify(move, plan);
  } catch (error) {
    await unfreezeTree(move.source, plan.tree).catch((cause: unknown) => {
      throw new OperatorError(
        `The connection to this database was lost. ${move.code} is still frozen: run the command again, or with --undo.`,
        { cause },
      );
    });
    throw error;
  }
}

/**
 * Moves a root institution with all below it to the database of another cell: freeze, copy, verify, switch. A failure ends the freeze
 * and leaves nothing in the target. After an interruption the same move continues, or `undoMove` ends it.
 */
export async function moveInstitution(move: Move): Promise<MoveResult> {
  const { source, target, code, onStep } = move;
  await lockMoves(source);
  const plan = { tables: await listTreeTables(source), tree: await findRootTree(source, code) };
  const institutions = plan.tree.ids.length;
  const state = (await findMove(source, plan.tree.root))?.state;
  if (state === 'arriving') throw new OperatorError(`${code} is being moved to here: complete that move first.`);
  if (state === 'left') {
    if ((await findMove(target, plan.tree.root))?.state !== 'arriving') {
      throw new OperatorError(`${code} has left this database.`);
    }
    await open(move, plan);
    return { institutions };
  }
  await refuseTarget(move, plan.tree, await getCell(source));
  onStep('Freezing: waiting for running changes');
  await freezeTree(source, plan.tree);
  const copied = await copyFrozen(move, plan);
  onStep('Closing the institution here');
  await markLeft(source, plan.tree);
  await open(move, plan);
  return { copied, institutions };
}

/** Ends an interrupted move at the source, and removes the copy from the target. */
export async function undoMove({ source, target, code }: Pick<Move, 'source' | 'target' | 'code'>): Promise<void> {
  await lockMoves(source);
  const plan = { tables: await listTreeTables(source), tree: await findRootTree(source, code) };
  const state = (await findMove(source, plan.tree.root))?.state;
  if (state !== 'leaving') {
    throw new OperatorError(
      state === 'left' ? `${code} has left: complete the move without --undo.` : `${code} is not being moved.`,
    );
  }
  await removeArrived(target, plan);
  await unfreezeTree(source, plan.tree);
}
